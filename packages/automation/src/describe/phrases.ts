import type { Family, NodeOf } from '#language/grammar.ts';

/** A phrase for each construct of a family, behind "it": "opens Notepad". No names of variables, no code. */
export type Phrases<F extends Family> = {
  readonly [K in keyof F & string]: (node: Extract<NodeOf<F>, { kind: K }>, words: Words) => string;
};

/** What a description needs to know of the whole program: what `$answer` stands for in words. */
export type Words = { readonly nameOf: (name: string) => string; readonly isCounted: (name: string) => boolean };
