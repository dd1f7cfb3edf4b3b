import {
  type Endpoint,
  IDEMPOTENCY_HEADER,
  type InputOf,
  type LaterOf,
  loginEndpoint,
  logoutEndpoint,
  type OutputOf,
  refreshEndpoint,
  registerEndpoint,
  secondStepEndpoint,
} from '@hotscribe/contract';
import { endSession } from '#lib/session/session.ts';
import { readItem } from '#lib/session/session-storage.ts';
import { ApiError, type ApiFailure, turnedDown } from './api-error.ts';
import { type HttpReply, httpRequest } from './http-request.ts';
import { renewAccess } from './renew-access.ts';
import { withRequestId } from './request-id.ts';
import { requestParts } from './request-parts.ts';

const TIMEOUT_MS = 10_000;

// The calls that need no access token. A 401 here is about what was sent, not about the session.
const AUTH_PATHS: ReadonlySet<string> = new Set(
  [loginEndpoint, secondStepEndpoint, registerEndpoint, refreshEndpoint, logoutEndpoint].map(({ path }) => path),
);

export type CallOptions = {
  /** The same for each attempt at one thing the user asked for, so that it is done once. */
  idempotencyKey?: string;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** For an answer that takes longer than most; unset, 10 seconds. */
  timeoutMs?: number;
};

/** What a call is answered with: at once, or that it takes longer. */
type AnswerOf<E extends Endpoint> = OutputOf<E> | LaterOf<E>;

export type ApiCall<E extends Endpoint> = (input: InputOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>;

/** The function that makes one call of the API: renews an expired session once, validates the answer, throws `ApiError`. */
export function callApi<E extends Endpoint>(endpoint: E): ApiCall<E> {
  return async (input, options) => answerOf(endpoint, await replyTo(endpoint, input, options));
}

/** The same for an answer that is only kept: a file of its JSON, which is not read here, since it may be very long. */
export function downloadApi<E extends Endpoint>(
  endpoint: E,
): (input: InputOf<E>, options?: CallOptions) => Promise<Blob> {
  return async (input, options) => fileOf(await replyTo(endpoint, input, options, true));
}

async function replyTo(
  endpoint: Endpoint,
  input: unknown,
  options: CallOptions | undefined,
  asFile = false,
): Promise<HttpReply> {
  const send = sender(endpoint, input, options, asFile);
  const token = readItem('accessToken');
  const reply = await send(token);
  if (!isTurnedAway(endpoint, reply)) return reply;
  const retried = await send(await otherToken(reply, token));
  if (isTurnedAway(endpoint, retried)) endSession();
  return retried;
}

function sender(
  endpoint: Endpoint,
  input: unknown,
  { idempotencyKey, signal, timeoutMs = TIMEOUT_MS }: CallOptions = {},
  asFile = false,
) {
  const { method } = endpoint;
  const { address, body } = requestParts(endpoint, input);
  const headers = idempotencyKey ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {};
  return (token: string | null): Promise<HttpReply> =>
    httpRequest({ method, address, body, token, headers, timeoutMs, signal, asFile });
}

function isTurnedAway({ path }: Endpoint, { status }: HttpReply): boolean {
  return (status === 401 || status === 403) && !AUTH_PATHS.has(path);
}

async function otherToken(reply: HttpReply, used: string | null): Promise<string> {
  const error = turnedDown(reply);
  if (reply.status === 401 && isAboutToken(error)) return renewAccess(used);
  // A late answer to a request of an earlier session says nothing about the one that is stored now.
  const stored = readItem('accessToken');
  if (stored && stored !== used) return stored;
  endSession();
  throw error;
}

function isAboutToken({ code, message }: ApiError): boolean {
  return code === 'TOKEN_EXPIRED' || /token/i.test(message);
}

const NOT_READABLE = 'The server sent a response we couldn’t read.';

function answerOf<E extends Endpoint>(endpoint: E, reply: HttpReply): AnswerOf<E> {
  const { status, body } = reply;
  if (status < 200 || status > 299) throw turnedDown(reply);
  if (body === undefined) throw unforeseen('not-json', NOT_READABLE, reply);
  const shape = (status === 202 && endpoint.later) || endpoint.output;
  const answer = shape.safeParse(body);
  if (answer.success) return answer.data as AnswerOf<E>;
  throw unforeseen('unexpected-reply', 'The server sent an unexpected response.', reply);
}

// An answer that broke off must not be taken for a whole one, also where a proxy hides that it did.
async function fileOf(reply: HttpReply): Promise<Blob> {
  const { file } = reply;
  if (!file) throw turnedDown(reply);
  if ((await file.slice(-1).text()) === '}') return file;
  throw unforeseen('not-json', NOT_READABLE, reply);
}

function unforeseen(failure: ApiFailure, message: string, { status, requestId }: HttpReply): ApiError {
  return new ApiError(failure, withRequestId(message, requestId), { status });
}
