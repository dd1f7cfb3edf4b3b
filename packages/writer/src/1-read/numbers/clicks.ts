import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

const COUNTS: Readonly<Record<string, string>> = { double: '2', triple: '3' };
const OTHER_BUTTON = /^(?:right|middle|wheel)$/;

/** "double click", "triple-clicking": how many, and the left button unless another is named. */
export function clicksAt(tokens: readonly Token[], from: number): Found[] {
  const value = COUNTS[lowAt(tokens, from)];
  if (value === undefined) return [];
  const at = lowAt(tokens, from + 1) === '-' ? from + 2 : from + 1;
  // "double-tap" counts, but what is tapped is a key that has its own name.
  if (!/^click/.test(lowAt(tokens, at))) return at > from + 1 ? [{ kind: 'number', value, from, to: from + 1 }] : [];
  const place = { from, to: at + 1 };
  const number: Found = { kind: 'number', value, ...place };
  return isOther(tokens, at + 1) ? [number] : [number, { kind: 'key', value: 'lbutton', ...place }];
}

// "double click middle", "triple click with the right button"
function isOther(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (at < from + 2 && /^(?:with|of|on|the)$/.test(lowAt(tokens, at))) at += 1;
  // A button with its whole name is read already, and a blank stands in its place.
  const isRead = at > from && at < tokens.length && lowAt(tokens, at) === '' && lowAt(tokens, from) !== 'on';
  return isRead || OTHER_BUTTON.test(lowAt(tokens, at));
}
