import { join } from 'node:path';
import type { WriterPool } from '@hotscribe/writer/pool';
import { onTestFinished } from 'vitest';
import type { Db } from '#db/schema.ts';
import { ACCOUNT_LIMITS, type AccountLimits } from '#features/accounts/attempt-limits.ts';
import { JOB_TIMES, type JobTimes } from '#features/scripts/job-runner.ts';
import type { ModelSettings } from '#llm/openai-compatible.ts';
import type { MailSettings } from '#mail/mail-settings.ts';
import type { PaymentSettings } from '#payments/payment-settings.ts';
import { createApp } from '../../src/app.ts';
import { sharedWriter } from './shared-writer.ts';
import { migratedDatabase, openTestDatabase, type TestDatabase } from './test-database.ts';

export type Body = Record<string, unknown>;
export type Reply = { status: number; headers: Headers; body: Body };

export type TestApp = {
  url: string;
  db: Db;
  logs: string[];
  /** The addresses that are answered, such as /api/scripts/:id. */
  routes: string[];
  /** Moves the server's clock. */
  pass: (milliseconds: number) => void;
  now: () => number;
  stop: () => Promise<void>;
  call: (method: string, path: string, options?: CallOptions) => Promise<Reply>;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Reply>;
  register: (email?: string) => Promise<TestUser>;
};

type CallOptions = { body?: unknown; headers?: Record<string, string> };

export type TestUser = { id: string; email: string; accessToken: string; refreshToken: string };

export const JWT_SECRET = 'the secret of the tests, long enough';
export const PASSWORD = 'walnut7!';

type TestSettings = {
  limits?: Partial<AccountLimits>;
  webRoot?: string;
  appUrl?: string;
  trustProxy?: number;
  model?: ModelSettings;
  jobTimes?: Partial<JobTimes>;
  /** Unset: an empty one. */
  database?: TestDatabase;
  /** Unset: the real one. */
  writerPool?: WriterPool;
  /** Unset: payments are switched off. */
  payments?: PaymentSettings;
  /** Unset: no mail is sent. */
  mail?: MailSettings;
  publicUrl?: string;
  /** Unset: there is no /metrics. */
  metricsToken?: string;
  jwtSecret?: string;
  requestsPerMinute?: number;
  mostRequestsUnderWay?: number;
};

/** The whole server on a port of its own, with an empty database and a clock that the test moves. */
export async function startTestApp(settings: TestSettings = {}): Promise<TestApp> {
  const { limits, webRoot, appUrl = 'http://localhost', trustProxy, model } = settings;
  const db = await openTestDatabase(settings.database ?? (await migratedDatabase()));
  const logs: string[] = [];
  let offset = 0;
  const now = () => Date.now() + offset;
  const app = await createApp(
    {
      version: '0.0.0',
      appUrl,
      jwtSecret: settings.jwtSecret ?? JWT_SECRET,
      trustProxy: trustProxy ?? false,
      logLevel: 'debug',
      logStream: { write: (line) => logs.push(line) },
      webRoot: webRoot ?? join(import.meta.dirname, 'no-web-app'),
      model,
      // A machine with other things to do may take longer to load a writer than a user waits for a reply.
      jobTimes: { ...JOB_TIMES, answerWithinMs: 60_000, ...settings.jobTimes },
      payments: settings.payments ?? { kind: 'off' },
      mail: settings.mail ?? { kind: 'off' },
      publicUrl: settings.publicUrl,
      metricsToken: settings.metricsToken,
      // Tests ask faster than people do.
      requestsPerMinute: settings.requestsPerMinute ?? 1000,
      mostRequestsUnderWay: settings.mostRequestsUnderWay,
    },
    {
      db,
      now,
      limits: { ...ACCOUNT_LIMITS, ...limits },
      writerPool: settings.writerPool ?? sharedWriter,
    },
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const routes = routesIn(app.printRoutes({ commonPrefix: false }));
  const stop = () => app.close();
  onTestFinished(stop);
  const pass = (milliseconds: number) => {
    offset += milliseconds;
  };
  return { url, db, logs, routes, pass, now, stop, ...callsTo(url) };
}

function callsTo(url: string): Pick<TestApp, 'call' | 'post' | 'register'> {
  const call = async (method: string, path: string, { body, headers = {} }: CallOptions = {}): Promise<Reply> => {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const reply = await fetch(url + path, { method, headers: { ...type, ...headers }, ...json });
    return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Body };
  };
  const post: TestApp['post'] = (path, body, headers = {}) => call('POST', path, { body, headers });
  const register = async (email = 'ada@example.com'): Promise<TestUser> => {
    const { status, body } = await post('/api/auth/register', { email, password: PASSWORD });
    if (status !== 200) throw new Error(`register answered ${status}: ${JSON.stringify(body)}`);
    const { user, accessToken, refreshToken } = body as { user: TestUser } & TestUser;
    return { id: user.id, email: user.email, accessToken, refreshToken };
  };
  return { call, post, register };
}

export function bearer(accessToken: string): { authorization: string } {
  return { authorization: `Bearer ${accessToken}` };
}

// Fastify prints them as a tree, in which a branch is what its address adds to the one above.
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', added = '', methods] = /^([\s│]*)[├└]── (\S*)( \(.*\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above[depth] = `${above[depth - 1] ?? ''}${added}`;
    return methods ? [above[depth]] : [];
  });
}
