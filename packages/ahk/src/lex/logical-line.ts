/** From `at` in the joined text on, each character comes from `source` on. */
export type Segment = { at: number; source: number };

/** What the loader sees as one line: comments gone, continuation lines joined. */
export type LogicalLine = {
  text: string;
  /** Source offset of the first character. */
  start: number;
  /** Source offset just after the last character. */
  end: number;
  /** Where the pieces of a joined line come from; null for most lines, which are one piece of the source. */
  segments: Segment[] | null;
};

export function sourceOffset(line: LogicalLine, at: number): number {
  const { segments } = line;
  if (!segments) return Math.min(line.start + at, line.end);
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((segments[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const segment = segments[low];
  if (!segment) return line.end;
  return Math.min(segment.source + at - segment.at, line.end);
}

/** The offset after the character before `at`: the end of a token must not jump to the next joined line. */
export function sourceEnd(line: LogicalLine, at: number): number {
  return at === 0 ? sourceOffset(line, 0) : Math.min(sourceOffset(line, at - 1) + 1, line.end);
}

export function appendText(line: LogicalLine, text: string, source: number): void {
  segmentsOf(line).push({ at: line.text.length, source });
  line.text += text;
}

/** Joins `next` to the text of `line`, which the caller makes up; `base` is where it starts there. */
export function joinSegments(line: LogicalLine, next: LogicalLine, base: number): void {
  const segments = segmentsOf(line);
  if (!next.segments) segments.push({ at: base, source: next.start });
  else for (const { at, source } of next.segments) segments.push({ at: base + at, source });
  line.end = next.end;
}

/** The pieces of a line, to which more can be added. */
export function segmentsOf(line: LogicalLine): Segment[] {
  line.segments ??= [{ at: 0, source: line.start }];
  return line.segments;
}
