import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

const FAR = 8;
const ENDS = /^[,;.\n]$/;
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
  if (!/^drag(?:ging|s)?$/.test(lowAt(tokens, at))) return undefined;
  return { key: button ?? buttonBehind(tokens, at + 1) ?? 'lbutton', to: at + 1 };
}

/** "grab a window with the right button": whether a button is what something is dragged or grabbed with. */
export function isDraggedWith(tokens: readonly Token[], from: number): boolean {
  const before = lowAt(tokens, from - 1) === 'the' ? from - 2 : from - 1;
  if (lowAt(tokens, before) !== 'with') return false;
  for (let at = before - 1; at >= 0 && at > before - FAR && !ENDS.test(lowAt(tokens, at)); at -= 1)
    if (/^(?:drag|grab)/.test(lowAt(tokens, at))) return true;
  return false;
}

// "drag a window with the right mouse button"
function buttonBehind(tokens: readonly Token[], from: number): string | undefined {
  for (let at = from; at < from + FAR && !ENDS.test(lowAt(tokens, at)); at += 1) {
    const button = BUTTONS[lowAt(tokens, at)];
    if (button && /^(?:mouse|button)$/.test(lowAt(tokens, at + 1)) && isDraggedWith(tokens, at)) return button;
  }
  return undefined;
}
