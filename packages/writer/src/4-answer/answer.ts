import type { LineRange, Program } from '@hotscribe/automation';
import type { Named } from '#1-read/named.ts';

export type { Named };

/** A part of the request, and what became of it: a line of the explanation, or nothing. */
export type Understood = {
  readonly part: string;
  readonly start: number;
  readonly end: number;
  readonly became: string;
  /** The place of that line in the explanation; null for what is not used. */
  readonly line: number | null;
};

/** What we could make of an unclear request. */
export type Suggestion = {
  /** What it would do. */
  readonly text: string;
  /** The program that does it, as text. */
  readonly program: string;
};

/** What a request gets, and what it names: whoever else writes a script for it should not forget that. */
export type Answer = Reply & { readonly named: readonly Named[] };

export type Reply =
  | {
      readonly kind: 'script';
      /** Sure: everything that was named is used, and such answers are right. Check: the points say what to look at. */
      readonly state: 'sure' | 'check';
      readonly program: Program;
      readonly script: string;
      /** What the script does, one sentence a rule. */
      readonly description: readonly string[];
      /** For each of these sentences, the lines of the script that do what it says. */
      readonly lines: readonly (readonly LineRange[])[];
      /** At most three things to look at, in plain words. */
      readonly points: readonly string[];
      /** What the request names and the script does not use. */
      readonly unused: readonly string[];
      readonly understood: readonly Understood[];
    }
  | {
      readonly kind: 'unclear';
      readonly message: string;
      readonly suggestions: readonly Suggestion[];
    }
  | { readonly kind: 'out-of-scope' | 'refused'; readonly message: string };
