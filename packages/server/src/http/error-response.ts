import { ERRORS, type ErrorCode, type ErrorReply } from '@hotscribe/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isConflict, isDatabaseAway } from '#db/database-errors.ts';
import { DomainError, type ErrorDetails } from '#lib/domain-error.ts';

// The only place that knows status codes. By the specification the browser signs a user out on any
// 401 or 403 outside sign-in, so those two are kept for exactly that.
const STATUS = {
  'invalid-input': 400,
  'invalid-json': 400,
  'wrong-password': 400,
  'wrong-code': 400,
  'bad-signature': 400,
  'wrong-credentials': 401,
  'not-signed-in': 401,
  TOKEN_EXPIRED: 401,
  'session-ended': 401,
  'limit-reached': 402,
  'no-credits': 402,
  'not-allowed': 403,
  'not-found': 404,
  'email-taken': 409,
  'already-subscribed': 409,
  'no-subscription': 409,
  'already-on-sale': 409,
  'plan-changed': 409,
  'script-changed': 409,
  'storage-full': 409,
  'cost-nothing': 409,
  'already-given-back': 409,
  'give-backs-used-up': 409,
  'nothing-to-undo': 409,
  'last-admin': 409,
  'key-reused': 409,
  'two-step-on': 409,
  'two-step-off': 409,
  'link-expired': 410,
  'challenge-expired': 410,
  'body-too-large': 413,
  'unsupported-type': 415,
  refused: 422,
  'out-of-scope': 422,
  unclear: 422,
  'is-code': 422,
  'too-many-requests': 429,
  'tries-used-up': 429,
  // Nobody receives it; proxies use the same number for a caller who hung up.
  abandoned: 499,
  internal: 500,
  unavailable: 503,
  busy: 503,
  'not-finished': 503,
  interrupted: 503,
  'mail-off': 503,
  'payments-off': 503,
  'payments-unavailable': 503,
} satisfies Record<ErrorCode, number>;

const FROM_FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-json',
  FST_ERR_BAD_URL: 'not-found',
};

// What the file server says of a folder, or of a path that leads out of its own.
const BY_STATUS: Record<number, ErrorCode> = { 403: 'not-found', 404: 'not-found' };

/** Answers a thrown error; what we did not foresee is logged, and told to nobody but the log. */
export function sendError(error: FastifyError | DomainError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { code, details } = asDomainError(error);
  if (STATUS[code] >= 500) request.log.error({ err: error }, 'request failed');
  // A connection that is closed is never answered, so no line would say how the request ended.
  if (code === 'abandoned') request.log.info('request abandoned');
  return sendErrorCode(request, reply, code, details);
}

export function sendErrorCode(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  { message = ERRORS[code], retryAfterSeconds, ...more }: ErrorDetails = {},
) {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const body: ErrorReply = {
    success: false,
    code,
    message,
    error: message,
    ...more,
    requestId: request.id,
  };
  return reply.status(STATUS[code]).header('cache-control', 'no-store').send(body);
}

function asDomainError(error: FastifyError | DomainError | Error): { code: ErrorCode; details: ErrorDetails } {
  if (error instanceof DomainError) return error;
  if (isConflict(error)) return { code: 'busy', details: { retryAfterSeconds: 1 } };
  if (isDatabaseAway(error)) return { code: 'unavailable', details: { retryAfterSeconds: 5 } };
  const fastifyCode = 'code' in error ? FROM_FASTIFY[String(error.code)] : undefined;
  if (fastifyCode) return { code: fastifyCode, details: {} };
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return { code: BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'invalid-input' : 'internal'), details: {} };
}
