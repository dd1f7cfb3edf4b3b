import type { Span } from '../syntax/expression.ts';

/** One line of an explanation. `keys` are the keycaps of each shortcut that leads to it. */
export type ExplainedTrigger = Span & {
  when: string;
  keys: string[][];
  context: string | null;
  does: string[];
  /** The steps joined into one sentence. */
  sentence: string;
};

/** What a script does, for a reader who does not code. */
export type Explanation = { lines: ExplainedTrigger[]; stop: string | null };
