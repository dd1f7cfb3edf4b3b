/** A place in the source: offset from 0, line and column from 1. */
export type Position = { offset: number; line: number; column: number };

export type Range = { start: Position; end: Position };

export type LineTable = number[];

export function lineTable(source: string): LineTable {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

export function positionAt(table: LineTable, offset: number): Position {
  let low = 0;
  let high = table.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((table[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { offset, line: low + 1, column: offset - (table[low] ?? 0) + 1 };
}

export function rangeBetween(table: LineTable, start: number, end: number): Range {
  return { start: positionAt(table, start), end: positionAt(table, Math.max(start, end)) };
}

/** A file with carriage returns alone has lines too; each is one character, so offsets stay as they are. */
export function withLineFeeds(source: string): string {
  return source.includes('\r') ? source.replace(/\r(?!\n)/g, '\n') : source;
}
