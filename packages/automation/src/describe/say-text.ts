const LONGEST = 90;
const SIGNS: Readonly<Record<string, string>> = {
  '': 'an empty text',
  ' ': 'a space',
  '\n': 'a line break',
  '\n\n': 'two line breaks',
  '\t': 'a tab',
};

/** A text of the user in quotation marks, on one line with its breaks to be seen, and cut where it would run on. */
export function sayText(text: string): string {
  const sign = SIGNS[text];
  if (sign) return sign;
  const line = text.replace(/\r?\n/g, '⏎').replace(/\t/g, '⇥');
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
  return `“${short}”`;
}

/** "a", "a or b", "a, b, or c". */
export function sayList(items: readonly string[], joint: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(` ${joint} `);
  return `${items.slice(0, -1).join(', ')}, ${joint} ${last}`;
}

/** A text with its first letter capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A phrase without what stands in quotation marks, to look at its own words only. */
export function outsideQuotes(text: string): string {
  return text.replace(/“[^”]*”/g, '“”');
}
