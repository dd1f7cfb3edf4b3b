import { editsBetween, leafWords, mapLeaves, type Program } from '@hotscribe/automation';
import type { Element } from '#2-propose/elements.ts';
import type { LeafType } from '#2-propose/expected.ts';
import { literalIn } from '#2-propose/literal-token.ts';
import { unusedMarks } from '#3-weigh/unused-marks.ts';
import type { Revised } from './revised-candidates.ts';
import type { RevisionInput } from './revision-input.ts';

/** What tells a right change from a wrong one. `weights.ts` has a weight for each. */
export const REVISION_SIGNS = [
  'likelihood',
  'weakest',
  'share',
  'behind',
  'unused',
  'madeUp',
  'lost',
  'lostUnasked',
  'dropped',
  'droppedUnasked',
  'unchanged',
  'rules',
  'cautions',
  'noScript',
] as const;
export type RevisionSign = (typeof REVISION_SIGNS)[number];
export type RevisionSigns = Readonly<Record<RevisionSign, number>>;

/** Words with which people take something away or put something in its place. */
const TAKES_AWAY =
  /^(?:no|not|without|remove|delete|drop|skip|stop|instead|rather|only|just|forget|lose|less|never|out|off|away|dont|don't|doesn't|didn't|shouldn't|isn't|replace|change|swap|switch|use|make|wrong|actually|anymore|everywhere|always|kein|keine|nicht|ohne|statt|nur|weg|sin|solo|no|quita|senza|invece|non|togli|sans|pas|plus|seulement|sem|só|tira|não)$/;

export function revisionSignsOf(
  candidate: Revised,
  all: readonly Revised[],
  before: Program,
  { wish }: RevisionInput,
): RevisionSigns {
  const best = all[0]?.logProbability ?? 0;
  const whole = all.reduce((sum, { logProbability }) => sum + Math.exp(logProbability - best), 0);
  const after = valuesOf(candidate.program);
  const lost = [...new Set(valuesOf(before))].filter((value) => !after.includes(value)).length;
  const asked = wish.some(
    (element) => element.is === 'word' && element.seen.split(' ').some((word) => TAKES_AWAY.test(word)),
  );
  const edits = editsOf(before, candidate.program);
  const dropped = edits.filter(({ is }) => is === 'drop').length;
  const rules = before.kind === 'rules' ? before.rules.length : 0;
  const changed = edits.filter(({ is }) => is === 'change').length;
  const isScript = candidate.program.kind === 'rules';
  return {
    likelihood: candidate.logProbability,
    weakest: Math.min(0, ...candidate.scores),
    share: Math.exp(candidate.logProbability - best) / whole,
    behind: best - candidate.logProbability,
    unused: unusedIn(candidate, before, wish).length,
    madeUp: candidate.tokens.filter((token) => typeof token === 'string' && isMadeUp(token)).length,
    lost: isScript ? lost : 0,
    lostUnasked: isScript && !asked ? lost : 0,
    dropped: isScript ? dropped : 0,
    droppedUnasked: isScript && !asked ? dropped : 0,
    // Of rules that are alike, people rarely mean one without naming it.
    unchanged: isScript && changed > 0 ? rules - changed - dropped : 0,
    rules,
    cautions: candidate.findings.length,
    noScript: isScript ? 0 : 1,
  };
}

/** What the wish names, and what is neither in the program now nor was in it before. */
export function unusedIn({ tokens, program }: Revised, before: Program, wish: readonly Element[]): string[] {
  const known = new Set([...valuesOf(before), ...valuesOf(program)]);
  return unusedMarks(wish, tokens)
    .map(({ value }) => value)
    .filter((value) => !known.has(value.toLowerCase()));
}

function editsOf(before: Program, after: Program) {
  return before.kind === 'rules' && after.kind === 'rules' ? editsBetween(before.rules, after.rules) : [];
}

function isMadeUp(token: string): boolean {
  const literal = literalIn(token);
  return literal !== undefined && literal.leaf !== 'name' && literal.leaf !== 'label';
}

function valuesOf(program: Program): string[] {
  const values: string[] = [];
  mapLeaves(program, ({ type, value }) => {
    if (type !== 'place' && type !== 'choice') values.push(leafWords(value, type as LeafType).toLowerCase());
    return value;
  });
  return values;
}
