import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, callsTo, type Reply } from '../cluster/call.ts';

/** What somebody saw: which answers, how often, and how long the slowest took. */
export type Seen = { answers: Map<string, number>; slowestMs: number; wrong: string[] };

export type Visitor = { email: string; call: Call };

export const PASSWORD = 'walnut7!';
// A browser shows that it waits; longer than this is a hang.
const LONGEST_MS = 25_000;
// The free plan keeps no more than 200 scripts.
const PAUSE_MS = 150;

export function newSeen(): Seen {
  return { answers: new Map(), slowestMs: 0, wrong: [] };
}

/** Makes a call and notes what came of it. Allowed is success, or 503 or 429 in words; never a 500, never nothing. */
export async function look(seen: Seen, what: string, call: () => Promise<Reply>): Promise<Reply> {
  const from = performance.now();
  const reply = await call();
  const took = performance.now() - from;
  const { status, body } = reply;
  const name = status < 400 ? String(status) : `${status} ${body.code ?? ''}`.trim();
  seen.answers.set(name, (seen.answers.get(name) ?? 0) + 1);
  seen.slowestMs = Math.max(seen.slowestMs, took);
  const isClear = (status >= 200 && status < 400) || ((status === 503 || status === 429) && Boolean(body.message));
  if (!isClear) seen.wrong.push(`${what} answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);
  if (took > LONGEST_MS) seen.wrong.push(`${what} took ${Math.round(took)} ms`);
  return reply;
}

export async function newVisitor(url: string): Promise<Visitor> {
  const email = `${randomUUID()}@example.com`;
  const ask = callsTo(url);
  const reply = await ask('POST', '/api/auth/register', { body: { email, password: PASSWORD } });
  if (reply.status !== 200) throw new Error(`registering answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  const token = String(reply.body.accessToken);
  return { email, call: (method, path, options) => ask(method, path, { token, ...options }) };
}

export type Savers = {
  seen: Seen;
  /** Once a script could be saved that was begun after now; how long that took. */
  untilSaved: () => Promise<number>;
  /** Ends, and says how many scripts were acknowledged and how many of these are not there as they were sent. */
  stop: () => Promise<{ acknowledged: number; lost: number }>;
};

/** Saves one script after the other until it is stopped. */
export function keepSaving(visitor: Visitor): Savers {
  const seen = newSeen();
  const acknowledged = new Map<string, string>();
  let lastBegun = 0;
  let goesOn = true;
  const saving = (async () => {
    while (goesOn) {
      const begun = performance.now();
      const script = `F1::Send("${randomUUID()}")`;
      const body = { name: randomUUID(), description: 'F1 types a text', script };
      const reply = await look(seen, 'saving', () => visitor.call('POST', '/api/scripts/save', { body }));
      if (reply.status === 200) {
        acknowledged.set((reply.body.script as { id: string }).id, script);
        lastBegun = begun;
      }
      await sleep(PAUSE_MS);
    }
  })();
  return {
    seen,
    untilSaved: async () => {
      const from = performance.now();
      while (lastBegun < from) {
        if (performance.now() - from > 60_000) throw new Error('nothing could be saved again within a minute');
        await sleep(PAUSE_MS);
      }
      return performance.now() - from;
    },
    stop: async () => {
      goesOn = false;
      await saving;
      let lost = 0;
      for (const [id, script] of acknowledged) {
        const { body } = await visitor.call('GET', `/api/scripts/${id}`);
        if ((body.script as { script?: string } | undefined)?.script !== script) lost += 1;
      }
      return { acknowledged: acknowledged.size, lost };
    },
  };
}
