import { type Combination, HARM_RULES } from '#knowledge/harm-rules.ts';
import type { Harm } from '#knowledge/harms.ts';
import { plainWords } from './plain-words.ts';

type Places = (concept: RegExp) => readonly number[];
type Sought = Combination & { readonly shortestFirst: readonly RegExp[] };

// The long concepts list everybody one can do harm to, and compiling them takes a second: only requests that say
// everything else have them compiled.
const RULES = HARM_RULES.map(({ harm, said }) => ({
  harm,
  said: said.map((combination): Sought => ({ ...combination, shortestFirst: shortestFirst(combination.all) })),
}));

/** What a request would do to others, or nothing where it does no harm. */
export function findHarm(request: string): Harm | undefined {
  const plain = plainWords(request);
  const placesOf = remembered((concept) => [...plain.matchAll(concept)].map(({ index }) => index));
  const ends = [...plain.matchAll(/[.!?] /g)].map(({ index }) => index);
  return RULES.find(({ said }) => said.some((combination) => isSaid(combination, placesOf, ends)))?.harm;
}

// Long stories mention everything somewhere: what belongs together stands in two sentences at most.
const MOST_ENDS = 1;

function isSaid(sought: Sought, placesOf: Places, ends: readonly number[]): boolean {
  const { all, within, inOneSentence, but } = sought;
  if (!sought.shortestFirst.every((concept) => placesOf(concept).length > 0)) return false;
  const [first = [], ...others] = all.map(placesOf);
  const together = first.some((place) =>
    others.every((places) =>
      places.some(
        (at) => Math.abs(at - place) <= within && endsBetween(ends, at, place) <= (inOneSentence ? 0 : MOST_ENDS),
      ),
    ),
  );
  return together && !(but && placesOf(but).length > 0);
}

function shortestFirst(concepts: readonly RegExp[]): readonly RegExp[] {
  return concepts.toSorted((one, other) => one.source.length - other.source.length);
}

function endsBetween(ends: readonly number[], one: number, other: number): number {
  const [first, last] = one < other ? [one, other] : [other, one];
  return ends.filter((end) => end >= first && end < last).length;
}

function remembered(find: Places): Places {
  const known = new Map<RegExp, readonly number[]>();
  return (concept) => {
    const places = known.get(concept) ?? find(concept);
    known.set(concept, places);
    return places;
  };
}
