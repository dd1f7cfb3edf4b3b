import type { Family, NodeOf } from '#language/grammar.ts';

/** What is said of a step that is more than a verb behind "it". */
export type Clause = {
  /** A verb goes behind "it" and can be chained; a sentence has a subject or a condition of its own. */
  readonly kind: 'verb' | 'sentence';
  readonly text: string;
  /** Whole sentences that follow it. */
  readonly more?: readonly string[];
  /** What the step behind it begins with, so that it does not read as part of this one: "either way". */
  readonly next?: string;
  /** It happens later, while the steps behind it happen at once. */
  readonly later?: true;
  /** It is told at the end, wherever it stands. */
  readonly last?: true;
};

/** A plain text is a verb that can be chained: "opens Notepad". */
export type Said = string | Clause;

/** A phrase for each construct of a family. No names of variables, no code. */
export type Phrases<F extends Family> = {
  readonly [K in keyof F & string]: (node: Extract<NodeOf<F>, { kind: K }>, words: Words) => Said;
};

/** What a description needs to know of the whole program and of the rule that it is in. */
export type Words = {
  /** What `$answer` stands for in words. */
  readonly nameOf: (name: string) => string;
  readonly isCounted: (name: string) => boolean;
  /** What a timer is known by: "the countdown", "what F2 started". */
  readonly timerOf: (timer: string) => string;
  /** Another rule is about pressing this key twice or long. */
  readonly hasOtherPress: (key: string) => boolean;
  /** How what the rule started is stopped by the same trigger: "Press F9 again to stop". */
  readonly again: string;
  /** The rule is set off by hand, so that its own key ends an endless loop. */
  readonly byHand: boolean;
  /** What is held while something goes on: "F2". */
  readonly held: string;
};
