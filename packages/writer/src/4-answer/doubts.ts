import type { Element } from '#2-propose/elements.ts';
import type { Weighed } from '#3-weigh/weigh.ts';
import { otherReadings } from './other-readings.ts';
import { saidPart } from './said-part.ts';
import { hasDoubtfulWord, weakestPart } from './weakest-part.ts';

const MOST_UNUSED = 3;

type Given = {
  readonly request: string;
  readonly elements: readonly Element[];
  readonly weighed: readonly Weighed[];
  readonly unused: readonly string[];
  readonly limit: string | undefined;
  readonly description: readonly string[];
};

/** What to look at in an answer that may be wrong: what is not used, what limits it, how else it can be read. */
export function doubts(best: Weighed, { request, elements, weighed, unused, limit, description }: Given): string[] {
  const missing = missingPart(unused);
  const limited = limit && `Make sure we got this right: ${saidPart(limit)}`;
  const told = [missing, limited].filter((point) => point !== undefined);
  // Where every word is sure, the weakest is only named so that there is something to look at.
  const weakest = told.length === 0 || hasDoubtfulWord(best) ? weakestPart(best, request, elements) : undefined;
  const reading = otherReadings(best, weighed, description) ?? weakest;
  return reading ? [...told, reading] : told;
}

function missingPart(unused: readonly string[]): string | undefined {
  const parts = [...new Map(unused.map((part) => [part.toLowerCase(), part])).values()]
    .slice(0, MOST_UNUSED)
    .map(saidPart);
  const last = parts.pop();
  if (last === undefined) return undefined;
  if (parts.length === 0) return `${last} isn’t used.`;
  return `${parts.join(', ')}${parts.length > 1 ? ',' : ''} and ${last} aren’t used.`;
}
