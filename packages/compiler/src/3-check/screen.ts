import { type Combination, HARMS } from '#knowledge/harm.ts';
import { plainWords } from './plain-words.ts';

type Places = (concept: RegExp) => readonly number[];

/** Why a request must be refused, or nothing where it need not be. */
export function harmIn(text: string): string | undefined {
  const plain = plainWords(text);
  const placesOf = remembered((concept) => [...plain.matchAll(concept)].map(({ index }) => index));
  return HARMS.find(({ said }) => said.some((combination) => isSaid(combination, placesOf)))?.reason;
}

function isSaid({ all, within, but }: Combination, placesOf: Places): boolean {
  // In this order, because most requests lack the first concept already.
  const [first = [], ...others] = all.every((concept) => placesOf(concept).length > 0) ? all.map(placesOf) : [];
  const together = first.some((place) => others.every((places) => places.some((at) => Math.abs(at - place) <= within)));
  return together && !(but && placesOf(but).length > 0);
}

function remembered(find: Places): Places {
  const known = new Map<RegExp, readonly number[]>();
  return (concept) => {
    const places = known.get(concept) ?? find(concept);
    known.set(concept, places);
    return places;
  };
}
