import type { Diagnostic } from '../syntax/diagnostic.ts';
import type { ErrorBox } from './read-error-box.ts';

/** The line of this script that the box is about, from 1; null where nothing tells. */
export function locateLine(lines: readonly string[], box: ErrorBox, likely: readonly Diagnostic[]): number | null {
  return lineNamed(lines, box) ?? likely[0]?.range.start.line ?? lineWith(lines, box.specifically);
}

// The file that was run may be an older copy with its lines elsewhere, so the text of the line has the last word.
function lineNamed(lines: readonly string[], { line, lineText }: ErrorBox): number | null {
  const known = line !== null && line >= 1 && line <= lines.length ? line : null;
  if (lineText === null) return known;
  if (known !== null && isSame(lines[known - 1] ?? '', lineText)) return known;
  const same = lines.flatMap((text, index) => (letters(text) !== '' && isSame(text, lineText) ? [index + 1] : []));
  return same.length === 1 ? (same[0] ?? null) : known;
}

function lineWith(lines: readonly string[], name: string | null): number | null {
  const wanted = name === null ? '' : letters(name);
  if (wanted.length < 2) return null;
  const at = lines.findIndex((line) => !/^\s*;/.test(line) && letters(line).includes(wanted));
  return at === -1 ? null : at + 1;
}

// AutoHotkey shows a line in its own spelling: spaces, brackets and capitals differ, and joined lines are one.
function isSame(line: string, shown: string): boolean {
  const [one, other] = [letters(line), letters(shown)];
  if (one === '' || other === '') return one === other;
  return one.includes(other) || other.includes(one);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, '');
}
