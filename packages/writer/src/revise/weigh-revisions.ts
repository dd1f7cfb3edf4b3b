import type { Program } from '@hotscribe/automation';
import type { Revised } from './revised-candidates.ts';
import type { RevisionInput } from './revision-input.ts';
import { REVISION_SIGNS, type RevisionSigns, revisionSignsOf } from './signs.ts';
import { REVISION_WEIGHTS } from './weights.ts';

/** A changed program with the chance that it is what was meant. */
export type WeighedRevision = Revised & { readonly chance: number };

/** The candidates, best first. */
export function weighRevisions(
  candidates: readonly Revised[],
  before: Program,
  input: RevisionInput,
): WeighedRevision[] {
  return candidates
    .map((candidate) => ({ ...candidate, chance: chanceOf(revisionSignsOf(candidate, candidates, before, input)) }))
    .sort((a, b) => b.chance - a.chance);
}

function chanceOf(signs: RevisionSigns): number {
  const sum = REVISION_SIGNS.reduce(
    (total, sign) => total + REVISION_WEIGHTS[sign] * signs[sign],
    REVISION_WEIGHTS.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}
