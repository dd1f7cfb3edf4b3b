import type { Element } from '#2-propose/elements.ts';
import { LINE } from '#2-propose/expected.ts';
import type { Written } from '#2-propose/written-program.ts';
import { unusedMarks } from '#3-weigh/unused-marks.ts';
import type { Understood } from './answer.ts';

/** What became of each part of the request that has a value of its own: the sentence of the rule it is used in. */
export function understoodParts(
  request: string,
  elements: readonly Element[],
  tokens: readonly Written[],
  description: readonly string[],
): Understood[] {
  const parts: Understood[] = [];
  const add = (range: Range | undefined, line: number | null) => {
    if (!range || parts.some(({ start, end }) => start < range.end && range.start < end)) return;
    const became = line === null ? '' : (description[line] ?? '');
    parts.push({ part: request.slice(range.start, range.end), ...range, became, line });
  };
  let rule = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === LINE) rule += 1;
    if (typeof token !== 'number') continue;
    const last = tokens[at + 1];
    const isText = elements[token]?.is === 'word' && typeof last === 'number';
    const range = isText ? between(elements[token], elements[last]) : rangeOf(elements, token);
    add(range, Math.min(rule, description.length - 1));
    if (isText) at += 1;
  }
  for (const { index } of unusedMarks(elements, tokens)) add(rangeOf(elements, index), null);
  return parts.sort((a, b) => a.start - b.start);
}

type Range = { readonly start: number; readonly end: number };

function between(first: Element | undefined, last: Element | undefined): Range | undefined {
  return first?.is === 'word' && last?.is === 'word' ? { start: first.start, end: last.end } : undefined;
}

/** Where the words of a mark stand in the request. */
export function rangeOf(elements: readonly Element[], index: number): Range | undefined {
  const mark = elements[index];
  const words = elements.slice(index + 1).filter((element) => element.is === 'word');
  return mark?.is === 'mark' ? between(words[0], words[mark.words - 1]) : between(mark, mark);
}
