import type { Sign } from './signs.ts';

/** Fitted on pairs that the model did not learn from, by `training/fit-weights.ts`. */
export const WEIGHTS: Readonly<Record<Sign, number>> & { readonly bias: number } = {
  bias: -0.582,
  likelihood: 0.575,
  weakest: -0.097,
  share: 2.765,
  behind: 0.04,
  length: -0.11,
  rules: 0.024,
  unusedKeys: -0.031,
  unusedTexts: -0.126,
  unusedPrograms: 0.208,
  unusedAmounts: 0.002,
  madeUpKeys: -0.014,
  madeUpValues: -0.023,
  cautions: -0.29,
  noScript: -0.193,
};
