import { describe } from '@hotscribe/automation';
import { LINE } from '#2-propose/expected.ts';
import type { Weighed } from '#3-weigh/weigh.ts';

const MOST_UNUSED = 2;
const MOST_OTHER_READINGS = 2;
/** A reading that is this much less likely than the best is not worth a person's time. */
const LEAST_SHARE = 1 / 8;
const LONGEST_PART = 60;

/** What to look at in an answer that may be wrong: what was not used, how else it can be read, or where it is weakest. */
export function doubts(
  best: Weighed,
  weighed: readonly Weighed[],
  unused: readonly string[],
  description: readonly string[],
): string[] {
  const missing = unused.slice(0, MOST_UNUSED).map((part) => `I didn’t use “${shortened(part)}”.`);
  const others = otherReadings(best, weighed);
  if (others.length > 0) return [...missing, ...others.map((line) => `You may have meant: ${line}`)];
  return [...missing, `Check this part: ${description[weakestRule(best)] ?? description[0] ?? ''}`];
}

/** A sentence of each likely reading that the best one does not say. */
function otherReadings(best: Weighed, weighed: readonly Weighed[]): string[] {
  const own = new Set(describe(best.program));
  const lines = weighed
    .filter(({ program, chance }) => program.kind === 'rules' && chance >= best.chance * LEAST_SHARE)
    .flatMap(({ program }) => describe(program).find((line) => !own.has(line)) ?? []);
  return [...new Set(lines)].slice(0, MOST_OTHER_READINGS);
}

/** The rule in which the model was least sure of a word. */
function weakestRule({ tokens, scores }: Weighed): number {
  const weakest = scores.indexOf(Math.min(...scores));
  return tokens.slice(0, weakest).filter((token) => token === LINE).length;
}

function shortened(part: string): string {
  return part.length > LONGEST_PART ? `${part.slice(0, LONGEST_PART - 1)}…` : part;
}
