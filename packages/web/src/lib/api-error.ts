import { ERRORS } from '@hotscribe/contract';
import { z } from 'zod';
import type { HttpReply } from './http-request.ts';

export type ApiErrorKind = 'turned-down' | 'not-json' | 'unexpected-reply';

type ApiErrorDetails = {
  status: number;
  code?: string | undefined;
  error?: string | undefined;
  fields?: Record<string, string> | undefined;
  retryAfterSeconds?: number | undefined;
};

/** A call that was answered, but not with what it asked for. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string | undefined;
  /** The same words as `message`; script screens read this field. */
  readonly error: string | undefined;
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.error = details.error;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

// Looser than the contract's: what a proxy in between answers must still become a readable error.
const looseErrorReply = z.object({
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  fields: z.record(z.string(), z.string()).optional().catch(undefined),
});

export function turnedDown({ status, body, retryAfterSeconds }: HttpReply): ApiError {
  const reply = looseErrorReply.safeParse(body).data ?? {};
  const message = reply.message || reply.error || (status >= 500 ? ERRORS.unavailable : '');
  return new ApiError('turned-down', message, { ...reply, status, retryAfterSeconds });
}

/** What to tell the user: the server's words, else the failure's own, else `fallback`. */
export function apiErrorMessage(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback;
}
