/** The lines of a continuation section, and the offset of the line they were joined to. */
export type JoinedSection = { start: number; end: number; line: number };

/** The interpreter knows a joined line by its first one, also where code starts further down, inside the section. */
export function joinedLineOf(sections: readonly JoinedSection[], offset: number): number {
  let low = 0;
  let high = sections.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sections[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const section = sections[low];
  return section && section.start <= offset && offset < section.end ? section.line : offset;
}
