import type { Days } from '#ir/automation.ts';

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*/gi;

/** The days of the week that words name, as AutoHotkey counts them: 1 is Sunday. */
export function daysSaid(words: string): Days | undefined {
  if (/\bwork(?:ing)? ?days?\b|\bweek ?days?\b/i.test(words)) return [2, 3, 4, 5, 6];
  if (/\bweekends?\b/i.test(words)) return [1, 7];
  const named = [...words.matchAll(DAY)].map(([, name = '']) => NAMES.indexOf(name.toLowerCase()) + 1);
  const [first, last] = named;
  if (first === undefined) return undefined;
  if (named.length !== 2 || last === undefined || !/\b(?:to|till|until|through)\b|-/i.test(words)) return named;
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => ((first - 1 + index) % 7) + 1);
}
