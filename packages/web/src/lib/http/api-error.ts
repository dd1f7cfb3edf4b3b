import {
  type CodeVersion,
  ERRORS,
  errorReply,
  type GenerationProblem,
  type NoScriptKind,
  type Suggestion,
} from '@hotscribe/contract';
import { z } from 'zod';
import type { HttpReply } from './http-request.ts';
import { withRequestId } from './request-id.ts';

/** `failed-later`: it was begun, and came to nothing. */
export type ApiFailure = 'turned-down' | 'not-json' | 'unexpected-reply' | 'failed-later';

type ApiErrorDetails = {
  status: number;
  code?: string | undefined;
  error?: string | undefined;
  fields?: Record<string, string> | undefined;
  kind?: NoScriptKind | undefined;
  suggestions?: Suggestion[] | undefined;
  hasBuiltIn?: boolean | undefined;
  codeVersion?: CodeVersion | undefined;
  used?: number | undefined;
  limit?: number | undefined;
  retryAfterSeconds?: number | undefined;
};

/** A call that was answered, but not with what it asked for. */
export class ApiError extends Error {
  readonly failure: ApiFailure;
  readonly status: number;
  readonly code: string | undefined;
  /** The same words as `message`; script screens read this field. */
  readonly error: string | undefined;
  readonly fields: Record<string, string>;
  /** Why a description did not become a script, and what could be made instead. */
  readonly kind: NoScriptKind | undefined;
  readonly suggestions: readonly Suggestion[];
  /** The built-in writer is sure of a script for it. */
  readonly hasBuiltIn: boolean;
  /** The description is a script already, of this version of AutoHotkey. */
  readonly codeVersion: CodeVersion | undefined;
  /** How many generations were made, of how many that are free, where no more are allowed. */
  readonly used: number | undefined;
  readonly limit: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: ApiFailure, message: string, details: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.failure = failure;
    this.status = details.status;
    this.code = details.code;
    this.error = details.error;
    this.fields = details.fields ?? {};
    this.kind = details.kind;
    this.suggestions = details.suggestions ?? [];
    this.hasBuiltIn = details.hasBuiltIn ?? false;
    this.codeVersion = details.codeVersion;
    this.used = details.used;
    this.limit = details.limit;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

// Looser than the contract's: what a proxy in between answers must still become a readable error.
const looseErrorReply = z.object({
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  fields: z.record(z.string(), z.string()).optional().catch(undefined),
  kind: errorReply.shape.kind.catch(undefined),
  suggestions: errorReply.shape.suggestions.catch(undefined),
  hasBuiltIn: errorReply.shape.hasBuiltIn.catch(undefined),
  codeVersion: errorReply.shape.codeVersion.catch(undefined),
  used: errorReply.shape.used.catch(undefined),
  limit: errorReply.shape.limit.catch(undefined),
});

export function turnedDown({ status, body, retryAfterSeconds, requestId }: HttpReply): ApiError {
  const reply = looseErrorReply.safeParse(body).data ?? {};
  const message = reply.message || reply.error || (status >= 500 ? ERRORS.unavailable : '');
  if (reply.code !== 'internal') return new ApiError('turned-down', message, { ...reply, status, retryAfterSeconds });
  const told = withRequestId(message, requestId);
  return new ApiError('turned-down', told, { ...reply, error: told, status, retryAfterSeconds });
}

/** Why what the server had begun came to nothing; the call itself was answered well. */
export function failedLater(problem: GenerationProblem): ApiError {
  return new ApiError('failed-later', problem.error, { ...problem, status: 200 });
}

/** The words for a call of an account that was answered without any, and for what went wrong elsewhere. */
export function accountErrorMessage(error: unknown, what: 'Password' | 'Email'): string {
  const fallback = error instanceof ApiError ? `${what} update failed` : `Failed to update ${what.toLowerCase()}`;
  return apiErrorMessage(error, fallback);
}

/** What to tell the user: the server's words, else the failure's own, else `fallback`. */
export function apiErrorMessage(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback;
}
