import type { Proposal } from '#2-propose/beam.ts';
import type { Element } from '#2-propose/elements.ts';
import type { Candidate } from './candidate.ts';
import { candidatesOf } from './candidates.ts';
import { isPlausible } from './plausible.ts';
import { SIGNS, type Signs, signsOf } from './signs.ts';
import { WEIGHTS } from './weights.ts';

/** A candidate with the chance that it is what was meant. */
export type Weighed = Candidate & { readonly chance: number };

/** The plausible candidates, best first. */
export function weigh(proposals: readonly Proposal[], request: string, elements: readonly Element[]): Weighed[] {
  const candidates = candidatesOf(proposals, request, elements);
  return candidates
    .filter((candidate) => isPlausible(candidate, elements))
    .map((candidate) => ({ ...candidate, chance: chanceOf(signsOf(candidate, candidates, elements)) }))
    .sort((a, b) => b.chance - a.chance);
}

function chanceOf(signs: Signs): number {
  const sum = SIGNS.reduce((total, sign) => total + WEIGHTS[sign] * signs[sign], WEIGHTS.bias);
  return 1 / (1 + Math.exp(-sum));
}
