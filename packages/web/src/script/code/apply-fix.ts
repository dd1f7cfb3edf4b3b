import type { Fix } from '@hotscribe/ahk';

/** The script with one repair made. */
export function applyFix(script: string, { range, text }: Fix): string {
  return script.slice(0, range.start.offset) + text + script.slice(range.end.offset);
}
