import type { HotstringMode } from './hotstring-mode.ts';
import { unescapeString } from './unescape-string.ts';

/** What stands right of `::trigger::`: nothing, the brace of a block, code, or the text to type. */
export type HotstringAction = 'none' | 'block' | 'code' | 'text';

export function hotstringAction(text: string, { executes, literal }: HotstringMode): HotstringAction {
  // The loader looks for the brace in the finished text, so `{ opens a block too, and a lone backtick is no text.
  const action = executes ? text : unescapeString(text);
  if (action === '') return 'none';
  if (!literal && /^[ \t]*\{$/.test(action)) return 'block';
  return executes ? 'code' : 'text';
}
