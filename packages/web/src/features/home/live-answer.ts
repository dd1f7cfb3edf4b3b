import type { HighlightSpan, V1Difference } from '@hotscribe/ahk';
import type { GeneratedScript, NoScriptKind, Suggestion } from '@hotscribe/contract';

/** What the writer says to a request, ready to be shown; the colors of an example's script are known already. */
export type LiveAnswer =
  | { kind: 'script'; generated: GeneratedScript; spans?: readonly HighlightSpan[]; isPasted?: boolean }
  /** Code for version 1, with what version 2 says differently. */
  | { kind: 'old-code'; differences: readonly V1Difference[] }
  | { kind: NoScriptKind; message: string; suggestions: readonly Suggestion[] };

export type Written = {
  description: string;
  answer: LiveAnswer;
  /** Unset for the examples, which nobody had to wait for. */
  asked?: { milliseconds: number; triesLeft: number | undefined };
};
