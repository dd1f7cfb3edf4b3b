import type { MarkKind, Reading } from '#1-read/reading.ts';

/** One thing the model reads: a word of the request, or a mark in front of the words that it was read from. */
export type Element =
  | { readonly is: 'word'; readonly seen: string; readonly start: number; readonly end: number }
  | { readonly is: 'mark'; readonly kind: MarkKind; readonly value: string; readonly words: number };

/** Words past this are not read: a request has at most 1,000 characters, so only rows of signs get there. */
const MOST_ELEMENTS = 360;

/** The request as the model reads it: its words, each mark in front of its first word. */
export function elementsOf({ words, marks }: Reading): Element[] {
  const elements: Element[] = [];
  let next = 0;
  for (const { start, end, seen } of words) {
    for (let mark = marks[next]; mark && mark.start < end; mark = marks[next]) {
      const { kind, value } = mark;
      const covered = words.filter((word) => word.start >= start && word.start < mark.end).length;
      elements.push({ is: 'mark', kind, value, words: covered });
      next += 1;
    }
    elements.push({ is: 'word', seen, start, end });
  }
  return elements.slice(0, MOST_ELEMENTS);
}
