import { describe } from '@hotscribe/automation';
import type { Weighed } from '#3-weigh/weigh.ts';
import { shortened } from './shortened.ts';

const MOST_READINGS = 2;
/** A reading that is this much less likely than the best is not worth a person's time. */
const LEAST_SHARE = 1 / 8;
const LONGEST_DIFFERENCE = 60;
/** Words in front of a difference that say what it is about. */
const WORDS_BEFORE = 2;

/** How else the request can be read, said by what would differ; undefined where no other reading is likely. */
export function otherReadings(
  best: Weighed,
  weighed: readonly Weighed[],
  description: readonly string[],
): string | undefined {
  const known = new Set(description);
  const lines = weighed
    .filter(({ program, chance }) => program.kind === 'rules' && chance >= best.chance * LEAST_SHARE)
    .flatMap(({ program }) => describe(program).find((line) => !known.has(line)) ?? []);
  const [first, ...more] = [...new Set(lines)].slice(0, MOST_READINGS).map((line) => difference(line, description));
  if (!first) return undefined;
  if (first.other === '') return `You may have meant it without ${quoted(first.own)}.`;
  if (first.own === '') return `You may have meant it with ${quoted(first.other)}.`;
  if (isLong(first)) return `You may have meant: ${shortened(first.other)}`.replace(/[^.…”]$/, '$&.');
  const others = [first, ...more.filter((each) => each.own === first.own && !isLong(each))].map(({ other }) =>
    quoted(other),
  );
  return `You may have meant ${others.join(' or ')}, not ${quoted(first.own)}.`;
}

/** A part of a sentence, quoted without the words that only join it to what stood before; texts in it get single marks. */
function quoted(part: string): string {
  const alone = part
    .replace(/^(?:then |and |it )+/, '')
    .replaceAll('“', '‘')
    .replaceAll('”', '’');
  return `“${shortened(alone)}”`;
}

type Difference = { readonly other: string; readonly own: string };

function isLong({ other, own }: Difference): boolean {
  return Math.max(other.length, own.length) > LONGEST_DIFFERENCE;
}

/** The words in which a sentence differs from the one that it resembles most; empty on the side that has none. */
function difference(line: string, description: readonly string[]): Difference {
  const compared = description.map((own) => compare(line.split(' '), own.split(' ')));
  return (
    compared.sort((a, b) => a.other.length + a.own.length - b.other.length - b.own.length)[0] ?? {
      other: line,
      own: line,
    }
  );
}

function compare(other: readonly string[], own: readonly string[]): Difference {
  const least = Math.min(other.length, own.length);
  let start = 0;
  while (start < least && isSame(other[start], own[start])) start += 1;
  let end = 0;
  while (end < least - start && isSame(other.at(-1 - end), own.at(-1 - end))) end += 1;
  const isOneSided = start + end === least;
  const from = isOneSided ? start : Math.max(0, start - WORDS_BEFORE);
  const part = (words: readonly string[]) =>
    words
      .slice(from, words.length - end)
      .join(' ')
      .replace(/[.,;]+$/, '');
  return { other: part(other), own: part(own) };
}

// "When you press F8" and "In Outlook, when you press F8" differ in the program only.
function isSame(other: string | undefined, own: string | undefined): boolean {
  return other?.toLowerCase() === own?.toLowerCase();
}
