import { quoted, sayLines } from './say-lines.ts';

const MOST_LISTED = 6;
const SIGNS: Readonly<Record<string, string>> = {
  '': 'empty text',
  ' ': 'a space',
  '\n': 'a line break',
  '\n\n': 'two line breaks',
  '\t': 'a tab',
};

/** A text of the user in quotation marks, each of its lines by itself, and cut where it would run on. */
export function sayText(text: string): string {
  const sign = SIGNS[text];
  if (sign) return sign;
  return text.includes('\n') ? sayLines(text.replaceAll('\r', '').split('\n')) : quoted(text);
}

/** The same inside a longer phrase, which may be about its lines. */
export function sayTextInside(text: string): string {
  const lines = text.split('\n');
  const isList = lines.length > 1 && lines.length <= MOST_LISTED && lines.every((line) => line.trim() !== '');
  return isList ? `the lines ${sayList(lines.map(quoted), 'and')}` : sayText(text);
}

/** "a", "a or b", "a, b, or c". */
export function sayList(items: readonly string[], joint: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(` ${joint} `);
  return `${items.slice(0, -1).join(', ')}, ${joint} ${last}`;
}

/** Each place where a text occurs: "every “x”", "every space". */
export function sayEveryText(text: string): string {
  return text === '\n\n' ? 'every double line break' : `every ${sayText(text).replace(/^an? /, '')}`;
}

/** A text with its first letter capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A phrase without what stands in quotation marks, to look at its own words only. */
export function outsideQuotes(text: string): string {
  return text.replace(/“[^”]*”/g, '“”');
}
