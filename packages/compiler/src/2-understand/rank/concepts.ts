import { SYNONYMS } from '#knowledge/synonyms.ts';
import { stemsOf } from './stems.ts';

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'my']);
const LONGEST = 4;

let groups: ReadonlyMap<string, number> | undefined;

/** What the words are about, by number: words and phrases that mean the same have the same one. */
export function conceptsIn(words: readonly string[]): number[] {
  groups ??= byPhrase();
  const left = words.filter((word) => !ARTICLES.has(word)).map((word) => word.replace(/^<|>$/g, ''));
  const found: number[] = [];
  for (let at = 0; at < left.length; ) {
    const length = longestAt(left, at, groups);
    const group = groups.get(left.slice(at, at + length).join(' '));
    if (group !== undefined) found.push(group);
    at += length;
  }
  return found;
}

function longestAt(words: readonly string[], at: number, known: ReadonlyMap<string, number>): number {
  for (let length = LONGEST; length > 1; length -= 1) {
    if (at + length <= words.length && known.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 1;
}

function byPhrase(): ReadonlyMap<string, number> {
  return new Map(
    SYNONYMS.flatMap((phrases, group) =>
      phrases.map(
        (phrase) =>
          [
            stemsOf(phrase)
              .filter((word) => !ARTICLES.has(word))
              .join(' '),
            group,
          ] as const,
      ),
    ),
  );
}
