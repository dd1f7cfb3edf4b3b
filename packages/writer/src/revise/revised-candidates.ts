import { canonical, check, type Finding, type Program, print } from '@hotscribe/automation';
import type { Proposal } from '#2-propose/beam.ts';
import type { Written } from '#2-propose/written-program.ts';
import type { RevisionInput } from './revision-input.ts';
import { revisedProgram } from './written-revision.ts';

/** A program that a wish may mean. */
export type Revised = {
  readonly program: Program;
  readonly text: string;
  readonly tokens: readonly Written[];
  readonly logProbability: number;
  /** The log-probability of each token. */
  readonly scores: readonly number[];
  readonly findings: readonly Finding[];
};

/** The proposals that are programs without errors and change something, each meaning once, likeliest first. */
export function revisedCandidates(before: Program, proposals: readonly Proposal[], input: RevisionInput): Revised[] {
  const same = print(before);
  const byText = new Map<string, Revised>();
  for (const { tokens, logProbability, scores } of proposals) {
    if (reachesOver(tokens, input)) continue;
    const after = revisedProgram(before, tokens, input);
    const program = after && canonical(after);
    const text = program ? print(program) : same;
    const known = byText.get(text);
    if (known) {
      const more = Math.log1p(Math.exp(logProbability - known.logProbability));
      byText.set(text, { ...known, logProbability: known.logProbability + more });
      continue;
    }
    const findings = program ? check(program) : [];
    if (!program || text === same || findings.some(({ severity }) => severity === 'error')) continue;
    byText.set(text, { program, text, tokens, logProbability, scores, findings });
  }
  return [...byText.values()].sort((a, b) => b.logProbability - a.logProbability);
}

// A text that begins in the wish and ends in the program is neither's.
function reachesOver(tokens: readonly Written[], { elements, wish }: RevisionInput): boolean {
  return tokens.some((from, at) => {
    const to = tokens[at + 1];
    if (typeof from !== 'number' || typeof to !== 'number') return false;
    return from < wish.length && to >= wish.length && elements[from]?.is === 'word' && elements[to]?.is === 'word';
  });
}
