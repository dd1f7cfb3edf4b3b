import { canonical, check, parse, print } from '@hotscribe/automation';
import type { Proposal } from '#2-propose/beam.ts';
import type { Element } from '#2-propose/elements.ts';
import { writtenProgram } from '#2-propose/written-program.ts';
import type { Candidate } from './candidate.ts';

/** The proposals that are programs without errors, each meaning once, likeliest first. */
export function candidatesOf(
  proposals: readonly Proposal[],
  request: string,
  elements: readonly Element[],
): Candidate[] {
  const byText = new Map<string, Candidate>();
  for (const proposal of proposals) {
    const candidate = candidateOf(proposal, request, elements);
    if (!candidate) continue;
    const same = byText.get(candidate.text);
    byText.set(candidate.text, same ? { ...same, logProbability: together(same, candidate) } : candidate);
  }
  return [...byText.values()].sort((a, b) => b.logProbability - a.logProbability);
}

function candidateOf(
  { tokens, logProbability, scores }: Proposal,
  request: string,
  elements: readonly Element[],
): Candidate | undefined {
  const { program } = parse(writtenProgram(tokens, request, elements));
  if (!program) return undefined;
  const meant = canonical(program);
  const findings = check(meant);
  if (findings.some(({ severity }) => severity === 'error')) return undefined;
  return { program: meant, text: print(meant), tokens, logProbability, scores, findings };
}

function together(one: Candidate, other: Candidate): number {
  return one.logProbability + Math.log1p(Math.exp(other.logProbability - one.logProbability));
}
