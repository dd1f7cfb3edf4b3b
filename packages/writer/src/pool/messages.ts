import type { Answer } from '#4-answer/answer.ts';

export type ToWorker = { readonly request: string };
export type FromWorker =
  | { readonly ready: true }
  | { readonly answer: Answer }
  /** Where it went wrong, without the words of the error: those may quote the request. */
  | { readonly failedAt: string };
