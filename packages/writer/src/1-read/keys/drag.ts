import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

const BUTTONS: Readonly<Record<string, string>> = { left: 'lbutton', right: 'rbutton', middle: 'mbutton' };

/** "alt + mouse drag", "alt+left drag": what is dragged with is the button. */
export function dragAt(
  tokens: readonly Token[],
  from: number,
): { readonly key: string; readonly to: number } | undefined {
  const button = BUTTONS[lowAt(tokens, from)];
  let at = button || lowAt(tokens, from) === 'the' ? from + 1 : from;
  if (/^(?:mouse|click)$/.test(lowAt(tokens, at))) at += 1;
  if (lowAt(tokens, at) === '-') at += 1;
  return /^drag(?:ging|s)?$/.test(lowAt(tokens, at)) ? { key: button ?? 'lbutton', to: at + 1 } : undefined;
}
