import {
  type Endpoint,
  type InputOf,
  loginEndpoint,
  logoutEndpoint,
  type OutputOf,
  refreshEndpoint,
  registerEndpoint,
} from '@hotscribe/contract';
import { ApiError, turnedDown } from './api-error.ts';
import { type HttpReply, httpRequest } from './http-request.ts';
import { renewAccess } from './renew-access.ts';
import { endSession } from './session.ts';
import { readItem } from './session-storage.ts';

const TIMEOUT_MS = 10_000;

// The calls that need no access token. A 401 here is about what was sent, not about the session.
const AUTH_PATHS: ReadonlySet<string> = new Set(
  [loginEndpoint, registerEndpoint, refreshEndpoint, logoutEndpoint].map(({ path }) => path),
);

/** The function that makes one call of the API: renews an expired session once, validates the answer, throws `ApiError`. */
export function callApi<E extends Endpoint>(endpoint: E): (input: InputOf<E>) => Promise<OutputOf<E>> {
  return async (input) => {
    const token = readItem('accessToken');
    const reply = await send(endpoint, input, token);
    if (!isTurnedAway(endpoint, reply)) return answerOf(endpoint, reply);
    const retried = await send(endpoint, input, await otherToken(reply, token));
    if (isTurnedAway(endpoint, retried)) endSession();
    return answerOf(endpoint, retried);
  };
}

function send({ method, path }: Endpoint, input: unknown, token: string | null): Promise<HttpReply> {
  return httpRequest({ method, path, input, token, timeoutMs: TIMEOUT_MS });
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

function answerOf<E extends Endpoint>(endpoint: E, reply: HttpReply): OutputOf<E> {
  const { status, body } = reply;
  if (status < 200 || status > 299) throw turnedDown(reply);
  if (body === undefined) throw new ApiError('not-json', 'The server sent an answer we cannot read.', { status });
  const answer = endpoint.output.safeParse(body);
  if (answer.success) return answer.data as OutputOf<E>;
  throw new ApiError('unexpected-reply', 'The server sent an answer we did not expect.', { status });
}
