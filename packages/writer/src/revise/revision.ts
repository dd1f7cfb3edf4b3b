import type { Program } from '@hotscribe/automation';

/** A program that somebody has, and what should be different. */
export type Wish = { readonly program: string; readonly wish: string };

/** What became of a wish. The program it is about stays as it was; only a script takes its place. */
export type Revision =
  | {
      readonly kind: 'script';
      readonly state: 'sure' | 'check';
      readonly program: Program;
      readonly script: string;
      /** What the script does now, one sentence a rule. */
      readonly description: readonly string[];
      /** What is different now, in plain sentences. */
      readonly changes: readonly string[];
      /** At most three things to look at. */
      readonly points: readonly string[];
    }
  | { readonly kind: 'unclear' | 'out-of-scope' | 'refused'; readonly message: string };
