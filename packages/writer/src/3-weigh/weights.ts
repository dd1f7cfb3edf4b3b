import type { Sign } from './signs.ts';

/** Fitted on pairs that the model did not learn from, by `training/fit-weights.ts`. */
export const WEIGHTS: Readonly<Record<Sign, number>> & { readonly bias: number } = {
  bias: -0.86,
  likelihood: 0.352,
  weakest: 0.023,
  share: 2.906,
  behind: -0.001,
  length: -0.045,
  rules: -0.067,
  unusedKeys: -0.065,
  unusedTexts: -0.172,
  unusedPrograms: 0.149,
  unusedAmounts: 0.01,
  madeUpKeys: 0.093,
  madeUpValues: -0.399,
  cautions: -0.216,
  noScript: 0.153,
};
