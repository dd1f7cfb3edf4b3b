import type { Answer } from '#4-answer/answer.ts';
import type { Revision, Wish } from '#revise/revision.ts';

/** Each kind of work, with what it is given and what comes of it. */
export type Works = {
  readonly write: { readonly given: string; readonly made: Answer };
  readonly revise: { readonly given: Wish; readonly made: Revision };
};
export type Work = {
  readonly [Kind in keyof Works]: { readonly kind: Kind; readonly given: Works[Kind]['given'] };
}[keyof Works];
/** What comes of a piece of work. */
export type Made = Works[keyof Works]['made'];

export type ToWorker = Work;
export type FromWorker =
  | { readonly ready: true }
  | { readonly made: Made }
  /** Where it went wrong, without the words of the error: those may quote the request. */
  | { readonly failedAt: string };
