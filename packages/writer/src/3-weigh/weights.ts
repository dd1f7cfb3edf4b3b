import type { Sign } from './signs.ts';

/** Fitted on pairs that the model did not learn from, by `training/fit-weights.ts`. */
export const WEIGHTS: Readonly<Record<Sign, number>> & { readonly bias: number } = {
  bias: -1.739,
  likelihood: 0.445,
  weakest: -0.114,
  share: 3.342,
  behind: 0.124,
  length: -0.318,
  rules: -0.01,
  unusedKeys: 0.006,
  unusedTexts: -0.146,
  unusedPrograms: 0.174,
  unusedAmounts: -0.056,
  madeUpKeys: 0.077,
  madeUpValues: -0.23,
  cautions: -0.362,
  noScript: 0.529,
};
