import type { Program } from '@hotscribe/automation';
import type { Named } from '#1-read/named.ts';

export type { Named };

/** A part of the request, and what became of it: a line of the explanation, or nothing. */
export type Understood = {
  readonly part: string;
  readonly start: number;
  readonly end: number;
  readonly became: string;
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
      /** At most three things to look at, in plain words. */
      readonly points: readonly string[];
      /** What the request names and the script does not use. */
      readonly unused: readonly string[];
      readonly understood: readonly Understood[];
    }
  | {
      readonly kind: 'unclear';
      readonly message: string;
      /** What we could make, in words: each can be asked for as it stands. */
      readonly suggestions: readonly string[];
    }
  | { readonly kind: 'out-of-scope' | 'refused'; readonly message: string };
