import type { Endpoint } from '@hotscribe/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/schema.ts';
import { accountKeys } from '#features/accounts/account-keys.ts';
import { mountAccounts } from '#features/accounts/account-routes.ts';
import { ACCOUNT_LIMITS, type AccountLimits } from '#features/accounts/attempt-limits.ts';
import { authenticate } from '#features/accounts/authenticate.ts';
import { mountApiDocument } from '#http/api-document.ts';
import { createServer, type ServerSettings } from '#http/create-server.ts';
import { mountHealth } from '#http/health.ts';
import { createMount } from '#http/mount.ts';
import { mountWebFiles } from '#http/web-files.ts';

export type AppSettings = ServerSettings & {
  version: string;
  jwtSecret: string;
  webRoot: string;
};

export type AppDeps = {
  db: Db;
  now?: () => number;
  limits?: AccountLimits;
};

/** The whole server, assembled but not listening. Features meet here and nowhere else. */
export async function createApp(settings: AppSettings, deps: AppDeps): Promise<FastifyInstance> {
  const { db, now = Date.now, limits = ACCOUNT_LIMITS } = deps;
  const accounts = { db, now, limits, keys: accountKeys(settings.jwtSecret) };
  const app = await createServer(settings);
  const mounted: Endpoint[] = [];
  const mount = createMount(app, (token) => authenticate(accounts, token), mounted);

  mountHealth(app, db);
  mountAccounts(mount, accounts, { secureCookies: settings.appUrl.startsWith('https://') });
  mountApiDocument(app, mounted, { version: settings.version, url: settings.appUrl });
  await mountWebFiles(app, settings.webRoot);
  return app;
}
