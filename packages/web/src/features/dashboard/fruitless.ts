import type { V1Difference } from '@hotscribe/ahk';
import type { NoScriptKind, Suggestion } from '@hotscribe/contract';
import { ApiError } from '#lib/http/api-error.ts';

/** A request that became no script, and why. */
export type Fruitless = {
  description: string;
  /** The user writes something else by now. */
  isAside: boolean;
} & (
  | { kind: 'declined'; noScript: NoScript }
  | { kind: 'failed'; message: string }
  | { kind: 'old-code'; differences: readonly V1Difference[] }
);

export type NoScript = {
  kind: NoScriptKind;
  message: string;
  suggestions: readonly Suggestion[];
  /** The built-in writer is sure of a script for it. */
  hasBuiltIn: boolean;
};

/** What stays on the page of a failure; undefined where a passing word will do. */
export function fruitlessFrom(error: unknown, description: string, isAside: boolean): Fruitless | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { kind, message, suggestions, hasBuiltIn } = error;
  if (kind) {
    return { kind: 'declined', description, isAside, noScript: { kind, message, suggestions, hasBuiltIn } };
  }
  // It took a while: a user who looked away would miss a toast.
  return error.failure === 'failed-later' ? { kind: 'failed', description, isAside, message } : undefined;
}
