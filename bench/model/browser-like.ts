import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Right } from './replies.ts';

/** A user as the page is one: asks once, then asks for the job until it has ended. */
export type User = { id: string; url: string; headers: Record<string, string> };
/** What a user got in the end. */
export type Got = { status: number; body: Body; isAskedAgain?: boolean };
type Body = {
  script?: string;
  writer?: string;
  error?: string;
  kind?: string;
  job?: { id: string; state: string } | null;
  answer?: Body | null;
  problem?: Body | null;
};

export async function register(url: string, database: DatabaseSync, email: string): Promise<User> {
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'walnut7!' }),
  });
  const { accessToken, user } = (await reply.json()) as { accessToken: string; user: { id: string } };
  database
    .prepare(
      `insert into subscriptions (user_id, provider, provider_subscription_id, provider_price_id, status, access_until,
        created_at, updated_at) values (?, 'bench', ?, 'price_bench', 'active', ?, 0, 0)`,
    )
    .run(user.id, `sub_${user.id}`, Number.MAX_SAFE_INTEGER);
  return { id: user.id, url, headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' } };
}

export type Asking = { description: string; key?: string; pollMs: number };

/** Asks and waits for what comes. */
export async function generate(user: User, { description, key = randomUUID(), pollMs }: Asking): Promise<Got> {
  const first = await post(user, description, key);
  return first.status === 202 ? jobEnded(user, first.body.job?.id ?? '', pollMs) : first;
}

/**
 * Asks, closes the page after a while, and opens it again. An answer that was on its way at that very moment is lost with
 * the page; the description and its key are not, and are sent again.
 */
export async function generateWithReload(user: User, asking: Asking, reloadAfterMs: number): Promise<Got> {
  const key = randomUUID();
  const page = new AbortController();
  const asked = post(user, asking.description, key, page.signal).catch(() => undefined);
  await Promise.race([asked, setTimeout(reloadAfterMs)]);
  page.abort();
  const early = await asked;
  // A page that had its answer before it was closed has lost nothing.
  if (early && early.status !== 202) return early;
  const found = await jobEnded(user, 'current', asking.pollMs);
  return found.body.job === null ? { ...(await generate(user, { ...asking, key })), isAskedAgain: true } : found;
}

export async function jobEnded(user: User, id: string, pollMs: number): Promise<Got> {
  for (;;) {
    const { status, body } = await call(user, 'GET', `/api/scripts/jobs/${id}`);
    if (status !== 200) return { status, body };
    if (body.job?.state !== 'working') return settled(body);
    await setTimeout(pollMs);
  }
}

function settled({ job, answer, problem }: Body): Got {
  if (answer) return { status: 200, body: answer };
  return { status: 422, body: { ...problem, job: job ?? null } };
}

export function isRight({ status, body }: Got, right: Right): boolean {
  if (right.kind !== 'script') return status === 422 && body.kind === right.kind && Boolean(body.error);
  const lines = new Set((body.script ?? '').split('\n').map((line) => line.trim()));
  return status === 200 && body.writer === 'model' && right.script.split('\n').every((line) => lines.has(line.trim()));
}

export function post(user: User, description: string, key: string, signal?: AbortSignal): Promise<Got> {
  return call(user, 'POST', '/api/scripts/generate', { body: { description }, key, signal });
}

let calls = 0;

/** How many HTTP requests all users have sent. */
export function callsSent(): number {
  return calls;
}

type Call = { body?: object; key?: string; signal?: AbortSignal | undefined };

async function call(
  { url, headers }: User,
  method: string,
  path: string,
  { body, key, signal }: Call = {},
): Promise<Got> {
  calls += 1;
  const reply = await fetch(url + path, {
    method,
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    body: body ? JSON.stringify(body) : null,
    signal: signal ?? null,
  });
  return { status: reply.status, body: (await reply.json()) as Body };
}
