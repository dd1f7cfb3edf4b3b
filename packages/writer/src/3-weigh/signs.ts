import type { Element } from '#2-propose/elements.ts';
import { literalIn } from '#2-propose/literal-token.ts';
import type { Candidate } from './candidate.ts';
import { unusedMarks } from './unused-marks.ts';

/** What tells a right candidate from a wrong one. `weights.ts` has a weight for each. */
export const SIGNS = [
  'likelihood',
  'weakest',
  'share',
  'behind',
  'length',
  'rules',
  'unusedKeys',
  'unusedTexts',
  'unusedPrograms',
  'unusedAmounts',
  'madeUpKeys',
  'madeUpValues',
  'cautions',
  'noScript',
] as const;
export type Sign = (typeof SIGNS)[number];
export type Signs = Readonly<Record<Sign, number>>;

const TEXTS: readonly string[] = ['text', 'path', 'address'];
const AMOUNTS: readonly string[] = ['number', 'time', 'clock', 'hours', 'days', 'point', 'size', 'color'];

export function signsOf(candidate: Candidate, all: readonly Candidate[], elements: readonly Element[]): Signs {
  const best = all[0]?.logProbability ?? 0;
  const whole = all.reduce((sum, { logProbability }) => sum + Math.exp(logProbability - best), 0);
  const unused = unusedMarks(elements, candidate.tokens);
  const count = (kinds: readonly string[]) => unused.filter(({ kind }) => kinds.includes(kind)).length;
  const madeUp = candidate.tokens.filter((token) => typeof token === 'string' && literalIn(token)) as string[];
  return {
    likelihood: candidate.logProbability,
    weakest: Math.min(0, ...candidate.scores),
    share: Math.exp(candidate.logProbability - best) / whole,
    behind: best - candidate.logProbability,
    length: elements.filter(({ is }) => is === 'word').length / 50,
    rules: candidate.program.kind === 'rules' ? candidate.program.rules.length - 1 : 0,
    unusedKeys: count(['key']),
    unusedTexts: count(TEXTS),
    unusedPrograms: count(['program']),
    unusedAmounts: count(AMOUNTS),
    madeUpKeys: madeUp.filter((token) => token.startsWith('key=') && token !== 'key=default').length,
    madeUpValues: madeUp.filter((token) => !token.startsWith('key=') && !token.startsWith('name=')).length,
    cautions: candidate.findings.length,
    noScript: candidate.program.kind === 'rules' ? 0 : 1,
  };
}
