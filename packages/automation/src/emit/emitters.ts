import type { Family, NodeOf } from '#language/grammar.ts';
import type { Scope } from './scope.ts';

/** One function for each construct of a family: a new construct does not compile until it can be emitted. */
export type Emitters<F extends Family> = {
  readonly [K in keyof F & string]: (step: Extract<NodeOf<F>, { kind: K }>, scope: Scope) => readonly string[];
};
