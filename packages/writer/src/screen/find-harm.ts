import { type Combination, HARM_RULES } from '#knowledge/harm-rules.ts';
import type { Harm } from '#knowledge/harms.ts';
import { plainWords } from './plain-words.ts';

type Places = (concept: RegExp) => readonly number[];

/** What a request would do to others, or nothing where it does no harm. */
export function findHarm(request: string): Harm | undefined {
  const plain = plainWords(request);
  const placesOf = remembered((concept) => [...plain.matchAll(concept)].map(({ index }) => index));
  const ends = [...plain.matchAll(/[.!?] /g)].map(({ index }) => index);
  return HARM_RULES.find(({ said }) => said.some((combination) => isSaid(combination, placesOf, ends)))?.harm;
}

// Long stories mention everything somewhere: what belongs together stands in two sentences at most.
const MOST_ENDS = 1;

function isSaid({ all, within, inOneSentence, but }: Combination, placesOf: Places, ends: readonly number[]): boolean {
  // In this order, because most requests lack the first concept already.
  const [first = [], ...others] = all.every((concept) => placesOf(concept).length > 0) ? all.map(placesOf) : [];
  const together = first.some((place) =>
    others.every((places) =>
      places.some(
        (at) => Math.abs(at - place) <= within && endsBetween(ends, at, place) <= (inOneSentence ? 0 : MOST_ENDS),
      ),
    ),
  );
  return together && !(but && placesOf(but).length > 0);
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
