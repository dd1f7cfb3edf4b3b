import { quoteString } from '@hotscribe/ahk';

/** Lines one step further in. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line ? `    ${line}` : ''));
}

/** `head {`, the lines, `}`. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...indented(lines), '}'];
}

/** A text as an AutoHotkey expression. */
export function literal(text: string): string {
  // `%name%` in quotes looks like a mistake to whoever knows the old AutoHotkey, and to our own checker.
  const parts = text.includes('://') ? [text] : text.split(/(?<=%)(?=[A-Za-z_]\w*%)/);
  return parts.length === 1 ? quoteString(text) : `(${parts.map(quoteString).join(' . ')})`;
}

/** Words as a comment: a line break in them would leave the rest standing as code. */
export function comment(words: string): string {
  return `; ${words.replace(/\s+/g, ' ').trim()}`;
}
