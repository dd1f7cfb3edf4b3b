const LONGEST = 90;

/** A text of the user in quotation marks, on one line and cut where it would run on. */
export function sayText(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' / ').replace(/\t/g, ' ');
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
  return `“${short}”`;
}

/** "a", "a or b", "a, b or c". */
export function sayList(items: readonly string[], joint: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}
