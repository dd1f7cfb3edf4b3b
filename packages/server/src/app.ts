import { type Endpoint, privacyFactsEndpoint } from '@hotscribe/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/schema.ts';
import { sharedCommit } from '#db/shared-commit.ts';
import { accountKeys } from '#features/accounts/account-keys.ts';
import { mountAccounts } from '#features/accounts/account-routes.ts';
import { ACCOUNT_LIMITS, type AccountLimits } from '#features/accounts/attempt-limits.ts';
import { authenticate } from '#features/accounts/authenticate.ts';
import { chargeGeneration } from '#features/billing/charge-generation.ts';
import { currentUsage } from '#features/billing/current-usage.ts';
import { refuseUsedUp } from '#features/billing/used-up.ts';
import { ensureFirstPlans } from '#features/plans/first-plans.ts';
import type { ScriptDeps } from '#features/scripts/script-deps.ts';
import { mountScripts } from '#features/scripts/script-routes.ts';
import { mountApiDocument } from '#http/api-document.ts';
import { createServer, type ServerSettings } from '#http/create-server.ts';
import { mountHealth } from '#http/health.ts';
import { createMount } from '#http/mount.ts';
import { mountWebFiles } from '#http/web-files.ts';
import { modelLocation } from '#llm/model-location.ts';
import type { WriterSettings } from './script-writer.ts';

export type AppSettings = ServerSettings & {
  version: string;
  jwtSecret: string;
  webRoot: string;
  model?: WriterSettings['model'];
};

export type AppDeps = {
  db: Db;
  now?: () => number;
  limits?: AccountLimits;
  modelBudgetMs?: number;
};

/** The whole server, assembled but not listening. Features meet here and nowhere else. */
export async function createApp(settings: AppSettings, deps: AppDeps): Promise<FastifyInstance> {
  const { db, now = Date.now, limits = ACCOUNT_LIMITS } = deps;
  const accounts = {
    db,
    now,
    limits,
    keys: accountKeys(settings.jwtSecret),
    currentUsage: (userId: string) => currentUsage(db, userId, now()),
  };
  await ensureFirstPlans(db, now());
  const app = await createServer(settings);
  const mounted: Endpoint[] = [];
  const mount = createMount(app, (token) => authenticate(accounts, token), mounted);

  mountHealth(app, db);
  mountAccounts(mount, accounts, { secureCookies: settings.appUrl.startsWith('https://') });
  mountScripts(mount, {
    db,
    now,
    commit: sharedCommit(db),
    writeScript: loadedLate({ db, now, log: app.log, model: settings.model, modelBudgetMs: deps.modelBudgetMs }),
    billing: { currentUsage, refuseUsedUp, chargeGeneration },
  });
  mount(privacyFactsEndpoint, async () => ({ success: true as const, languageModel: modelLocation(settings.model) }));
  mountApiDocument(app, mounted, { version: settings.version, url: settings.appUrl });
  await mountWebFiles(app, settings.webRoot, settings.appUrl);
  return app;
}

// Loading the compiler keeps the process busy for about a second: starting does not wait for it, the first request for
// a script does.
function loadedLate(settings: WriterSettings): ScriptDeps['writeScript'] {
  let loading: Promise<ScriptDeps['writeScript']> | undefined;
  return async (request) => {
    loading ??= import('./script-writer.ts').then(({ scriptWriter }) => scriptWriter(settings));
    return (await loading)(request);
  };
}
