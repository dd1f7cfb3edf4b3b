import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { SandboxError } from '../state/sandbox-error.ts';
import type { Turn } from '../state/turn.ts';
import type { SandboxState } from '../turns/take-turn.ts';
import type { FormValue } from './form-body.ts';
import type { SandboxRoute } from './route.ts';

export type SandboxRequest = {
  route: SandboxRoute;
  path: string;
  id: string;
  given: { [name: string]: FormValue };
  idempotencyKey: string | undefined;
};

export type SandboxReply = { status: number; body: string };

/** Does what is asked, once for each idempotency key; a repetition gets the very answer of the first. */
export async function answerRequest(state: SandboxState, request: SandboxRequest): Promise<SandboxReply> {
  const params = parse(request);
  const { idempotencyKey: key, route } = request;
  if (key === undefined || route.method !== 'POST') return state.takeTurn((turn) => run(turn, request, params));
  const hash = createHash('sha256')
    .update(JSON.stringify([request.path, request.given]))
    .digest('base64url');
  return state.takeTurn(async (turn) => {
    const earlier = await turn.db
      .selectFrom('sandbox_requests')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (earlier && earlier.request_hash !== hash) throw keyReused(key);
    if (earlier) return { status: earlier.status, body: earlier.reply };
    const reply = await run(turn, request, params);
    await turn.db
      .insertInto('sandbox_requests')
      .values({
        idempotency_key: key,
        request_hash: hash,
        created_at: turn.wallNow,
        status: reply.status,
        reply: reply.body,
      })
      .execute();
    return reply;
  });
}

async function run(turn: Turn, { route, id }: SandboxRequest, params: unknown): Promise<SandboxReply> {
  return { status: 200, body: JSON.stringify(await route.handle(turn, params as never, id)) };
}

function parse({ route, given }: SandboxRequest): unknown {
  const parsed = route.params.safeParse(given);
  if (parsed.success) return parsed.data;
  throw asError(parsed.error);
}

function asError({ issues: [issue] }: z.ZodError): SandboxError {
  if (issue?.code === 'unrecognized_keys') {
    const param = [...issue.path, ...issue.keys.slice(0, 1)].join('.');
    return new SandboxError({ code: 'parameter_unknown', message: `Received unknown parameter: ${param}`, param });
  }
  const param = issue?.path.join('.') ?? '';
  const absent = issue?.code === 'invalid_type' && issue.input === undefined;
  const code = absent ? 'parameter_missing' : 'parameter_invalid';
  const message = absent ? `Missing required param: ${param}.` : `${param}: ${issue?.message}`;
  return new SandboxError({ code, message, param });
}

function keyReused(key: string): SandboxError {
  return new SandboxError({
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}`,
  });
}
