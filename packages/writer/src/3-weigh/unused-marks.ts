import { MARK_KINDS } from '@hotscribe/automation';
import type { Element } from '#2-propose/elements.ts';
import { NEW_LINE } from '#2-propose/expected.ts';
import type { Written } from '#2-propose/written-program.ts';

export type MarkElement = Extract<Element, { is: 'mark' }> & { readonly index: number };

/** What was read in the request and does not appear in the program, each value once. */
export function unusedMarks(elements: readonly Element[], tokens: readonly Written[]): MarkElement[] {
  const covered = coveredElements(elements, tokens);
  // Enter between two texts is a line break in the joined text.
  const usedValues = new Set<string>(tokens.includes(NEW_LINE) ? ['key enter'] : []);
  const usedSpans = new Set<number>();
  for (const [index, element] of elements.entries()) {
    if (element.is !== 'mark' || !covered.has(index)) continue;
    usedValues.add(nameOf(element));
    for (const other of alternatives(elements, index)) usedSpans.add(other);
  }
  const unused = new Map<string, MarkElement>();
  for (const [index, element] of elements.entries()) {
    if (element.is !== 'mark' || usedSpans.has(index) || usedValues.has(nameOf(element))) continue;
    if (!unused.has(nameOf(element))) unused.set(nameOf(element), { ...element, index });
  }
  return [...unused.values()];
}

function nameOf(element: Extract<Element, { is: 'mark' }>): string {
  return `${MARK_KINDS[element.kind]} ${element.value.toLowerCase()}`;
}

// A mark is used where the program points to it, or takes words as a text that lie over it.
function coveredElements(elements: readonly Element[], tokens: readonly Written[]): Set<number> {
  const covered = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (typeof token !== 'number') continue;
    covered.add(token);
    const next = tokens[at + 1];
    if (elements[token]?.is !== 'word' || typeof next !== 'number') continue;
    for (let between = firstMarkAt(elements, token); between <= next; between += 1) covered.add(between);
    at += 1;
  }
  return covered;
}

function firstMarkAt(elements: readonly Element[], word: number): number {
  let first = word;
  while (elements[first - 1]?.is === 'mark') first -= 1;
  return first;
}

/** Marks that were read from the same words: only one of them can be meant. */
function alternatives(elements: readonly Element[], index: number): number[] {
  const span = spanOf(elements, index);
  return elements.flatMap((element, other) => {
    if (element.is !== 'mark' || other === index) return [];
    const [from, to] = spanOf(elements, other);
    return from < span[1] && span[0] < to ? [other] : [];
  });
}

/** The words of a mark, counted in words. */
function spanOf(elements: readonly Element[], index: number): [from: number, to: number] {
  const element = elements[index];
  const from = elements.slice(0, index).filter(({ is }) => is === 'word').length;
  return [from, from + (element?.is === 'mark' ? element.words : 1)];
}
