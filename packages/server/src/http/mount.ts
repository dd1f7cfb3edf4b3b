import {
  type Access,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  type InputOf,
  type LaterOf,
  type OutputOf,
  plainProblem,
} from '@hotscribe/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodError } from 'zod';
import { isDatabaseAway } from '#db/database-errors.ts';
import { DomainError } from '#lib/domain-error.ts';
import { type InPieces, jsonStream } from './json-stream.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export type SignedIn = { userId: string; sessionId: string; role: 'user' | 'admin' };

/** Identifies the bearer of an access token; throws if the token isn't valid. */
export type Authenticate = (accessToken: string) => Promise<SignedIn>;

/** What a use-case may know of the request besides its input. */
export type Caller<Who extends Access> = {
  address: string;
  /** The address under which this server was reached, such as http://localhost:3000. */
  origin: string;
  /** What the browser calls itself, shortened. */
  userAgent: string | null;
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: FastifyReply['setCookie'];
  signedIn: Who extends 'public' ? undefined : SignedIn;
  /** Sent with the calls that take one: the same key again means the same request again. */
  idempotencyKey: string | undefined;
  /** Aborts when the caller hangs up before the answer. */
  abortSignal: () => AbortSignal;
};

/** An answer that what was asked for has begun and comes later. */
export type Later<T> = { later: T };

/** An answer that is too long to be held in memory. */
export type Streamed<T> = { streamed: InPieces<T> };

export type Mount = <E extends Endpoint>(
  endpoint: E,
  handle: (
    input: InputOf<E>,
    caller: Caller<E['access']>,
  ) => Promise<OutputOf<E> | Later<LaterOf<E>> | Streamed<OutputOf<E>>>,
) => void;

/** Puts calls of the contract on the server: checks who calls, parses what comes in, trims what goes out. */
export function createMount(app: FastifyInstance, authenticate: Authenticate, mounted: Endpoint[]): Mount {
  return (endpoint, handle) => {
    mounted.push(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const signedIn = await identify(endpoint.access, request, authenticate);
        const input = parseInput(endpoint, request);
        const idempotencyKey = endpoint.idempotent && readIdempotencyKey(request);
        const caller = { ...callerOf(request, reply, signedIn), idempotencyKey } as Caller<typeof endpoint.access>;
        const output = await handle(input, caller).catch(async (error) => {
          throw await explained(error, request, endpoint.access, authenticate);
        });
        reply.header('cache-control', 'no-store');
        if (endpoint.later && isLater(output)) return reply.status(202).send(endpoint.later.parse(output.later));
        if (isStreamed(output)) return reply.type(JSON_TYPE).send(jsonStream(endpoint.output, output.streamed));
        return reply.send(endpoint.output.parse(output));
      },
    });
  };
}

// What a call needs goes with the account, and may go in the middle of it: then that is the reason, and no mistake of ours.
async function explained(error: unknown, request: FastifyRequest, access: Access, authenticate: Authenticate) {
  if (error instanceof DomainError || isDatabaseAway(error)) return error;
  const ended = await identify(access, request, authenticate).then(
    () => undefined,
    (reason) => (reason instanceof DomainError ? reason : undefined),
  );
  if (ended) request.log.info({ err: error }, 'the session ended during the request');
  return ended ?? error;
}

function isLater(output: unknown): output is Later<unknown> {
  return typeof output === 'object' && output !== null && 'later' in output;
}

function isStreamed(output: unknown): output is Streamed<unknown> {
  return typeof output === 'object' && output !== null && 'streamed' in output;
}

async function identify(access: Access, request: FastifyRequest, authenticate: Authenticate) {
  if (access === 'public') return undefined;
  const [, token] = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw new DomainError('not-signed-in');
  const signedIn = await authenticate(token);
  if (access === 'admin' && signedIn.role !== 'admin') throw new DomainError('not-allowed');
  return signedIn;
}

function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): InputOf<E> {
  const parsed = endpoint.input.safeParse(inputOf(endpoint, request), { error: plainProblem });
  if (parsed.success) return parsed.data as InputOf<E>;
  throw new DomainError('invalid-input', inputProblems(parsed.error));
}

function inputOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const given = endpoint.method === 'GET' ? request.query : (request.body ?? {});
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  return isObject ? { ...given, ...(request.params as object) } : given;
}

function inputProblems({ issues }: ZodError): { message: string; fields: Record<string, string> } {
  const problems = issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return [issue.keys[0] ?? '', issue.message];
    return [issue.path.join('.'), issue.path.length > 0 ? issue.message : 'Expected an object with fields'];
  });
  const fields = Object.fromEntries(problems.reverse().filter(([name]) => name));
  return { message: problems.at(-1)?.[1] ?? '', fields };
}

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new DomainError('invalid-input', {
    message: 'An Idempotency-Key must be 1 to 200 ASCII characters without spaces.',
  });
}

function callerOf(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn | undefined) {
  return {
    address: request.ip,
    origin: `${request.protocol}://${request.host}`,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    cookies: request.cookies,
    setCookie: reply.setCookie.bind(reply),
    signedIn,
    abortSignal: () => abortSignalOf(reply),
  };
}

// The request itself is closed as soon as its body has been read; only the response tells that nobody waits for it.
function abortSignalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
