import type { Token } from '../tokens.ts';

const NOT_AFTER_ARTICLE = new Set(
  'and or key keys button buttons to as should is are in on for then in do does if when will would must can with = , . ; : ) → - > types opens sends presses gives closes act acts press type'.split(
    ' ',
  ),
);

/** "a" and "i" as words: "ctrl a menu", "right ctrl I never use". */
export function isArticle(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low;
  const next = tokens[at + 1]?.low;
  if (low !== 'a' && low !== 'i') return false;
  return next !== undefined && /^\p{L}{2}/u.test(next) && !NOT_AFTER_ARTICLE.has(next);
}

const UNITS = new Set(
  "times time x ms msec millisecond milliseconds s sec secs second seconds m min mins minute minutes h hr hrs hour hours day days week weeks month months % percent px pixel pixels degrees notches lines words characters letters am pm o'clock clicks steps points more rows items files folders windows tabs monitors screens different things keys copies taps per of".split(
    ' ',
  ),
);

/** A number that counts something: "3 times", "5 seconds", "10%". */
export function isCounted(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low ?? '';
  if (!/^\d/.test(low)) return false;
  const next = tokens[at + 1];
  if (!next) return false;
  if (UNITS.has(next.low)) return !(next.low === 'keys' || (next.low === 'times' && false));
  const more = tokens[at + 2];
  if (!next.glued || !more?.glued || !/^\d/.test(more.low)) return false;
  return next.low === '.' || next.low === ':' || (next.low === ',' && more.low.length === 3);
}
