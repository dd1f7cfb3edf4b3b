/** The trained weights: for each skill, pairs of feature and weight, packed into text. */
export type PackedWeights = { readonly scale: number; readonly classes: Readonly<Record<string, string>> };
