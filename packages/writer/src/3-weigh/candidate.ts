import type { Finding, Program } from '@hotscribe/automation';
import type { Written } from '#2-propose/written-program.ts';

/** A program that the model proposes, read back, with what speaks for and against it. */
export type Candidate = {
  readonly program: Program;
  /** Its canonical text: two proposals that mean the same are one candidate. */
  readonly text: string;
  readonly tokens: readonly Written[];
  readonly logProbability: number;
  /** The log-probability of each token. */
  readonly scores: readonly number[];
  readonly findings: readonly Finding[];
};
