import { ERRORS, type ErrorCode, type ErrorReply } from '@hotscribe/contract';

export type ErrorDetails = {
  message?: string;
  retryAfterSeconds?: number;
} & Pick<ErrorReply, 'fields' | 'kind' | 'suggestions' | 'hasBuiltIn' | 'codeVersion' | 'used' | 'limit'>;

/** A call turned down for a reason the user can act on. Anything else that is thrown is a bug of ours. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERRORS[code]);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}
