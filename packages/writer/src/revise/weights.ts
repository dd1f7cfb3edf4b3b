import type { RevisionSign } from './signs.ts';

/** Fitted on follow-ups that the model did not learn from, by `training/fit-revisions.ts`. */
export const REVISION_WEIGHTS: Readonly<Record<RevisionSign, number>> & { readonly bias: number } = {
  bias: -1.721,
  likelihood: 0.455,
  weakest: -0.269,
  share: 2.692,
  behind: 0.057,
  unused: -0.401,
  madeUp: -0.224,
  lost: -0.46,
  lostUnasked: 0.081,
  dropped: -0.68,
  droppedUnasked: 0.293,
  unchanged: -0.165,
  rules: 0.15,
  cautions: -0.509,
  noScript: 2.0,
};
