import { cutWords } from '#1-read/words.ts';

type Word = ReturnType<typeof cutWords>[number];

/** Shorter words are in every text. */
const TELLING = 4;

/**
 * A text in which the numbers of a fragment take the place of its own: "5-7 working days" in “should reach you in 3-5
 * working days.” The words that both have say which part is meant. Nothing where they have none, or nothing differs.
 */
export function alignedText(text: string, fragment: string): string | undefined {
  const [had, given] = [cutWords(text), cutWords(fragment)];
  const run = longestRun(had, given);
  if (!run) return undefined;
  const pairs = [
    ...pairsFrom(had, given, run.had - 1, run.given - 1, -1),
    ...pairsFrom(had, given, run.had + run.length, run.given + run.length, 1),
  ].filter(([from, to]) => from.seen !== to.seen);
  if (pairs.length === 0) return undefined;
  return pairs
    .sort(([a], [b]) => b.start - a.start)
    .reduce((whole, [from, to]) => whole.slice(0, from.start) + to.seen + whole.slice(from.end), text);
}

/** The longest row of words that both have, with at least one that tells something. */
function longestRun(had: readonly Word[], given: readonly Word[]) {
  let best: { had: number; given: number; length: number } | undefined;
  for (let from = 0; from < had.length; from += 1) {
    for (let to = 0; to < given.length; to += 1) {
      let length = 0;
      while (had[from + length] && had[from + length]?.seen === given[to + length]?.seen) length += 1;
      if (length <= (best?.length ?? 0)) continue;
      const isTelling = had
        .slice(from, from + length)
        .some(({ seen }) => seen.length >= TELLING && /\p{L}/u.test(seen));
      if (isTelling) best = { had: from, given: to, length };
    }
  }
  return best;
}

/** Beside the row, word by word, for as long as both are numbers or the same. */
function pairsFrom(had: readonly Word[], given: readonly Word[], from: number, to: number, step: 1 | -1) {
  const pairs: [Word, Word][] = [];
  for (let [at, other] = [from, to]; ; at += step, other += step) {
    const [old, now] = [had[at], given[other]];
    if (!old || !now || !(old.seen === now.seen || (isNumber(old) && isNumber(now)))) return pairs;
    pairs.push([old, now]);
  }
}

function isNumber({ seen }: Word): boolean {
  return /^\d+$/.test(seen);
}
