/** From `at` in the joined text on, each character comes from `source` on. */
export type Segment = { at: number; source: number };

/** What the loader sees as one line: comments gone, continuation lines joined. */
export type LogicalLine = {
  text: string;
  segments: Segment[];
  /** Source offset just after the last character. */
  end: number;
};

export function sourceOffset(line: LogicalLine, at: number): number {
  const { segments } = line;
  // Asked for every node: `const [first] = segments` would make an iterator each time.
  const first = segments[0];
  if (first && segments.length === 1) return Math.min(first.source + at, line.end);
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
  line.segments.push({ at: line.text.length, source });
  line.text += text;
}
