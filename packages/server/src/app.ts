import { type Endpoint, privacyFactsEndpoint } from '@hotscribe/contract';
import type { WriterPool } from '@hotscribe/writer/pool';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/schema.ts';
import { sharedCommit } from '#db/shared-commit.ts';
import type { DataDeps } from '#features/accounts/account-data.ts';
import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { accountKeys } from '#features/accounts/account-keys.ts';
import { mountAccounts } from '#features/accounts/account-routes.ts';
import { mountAccountSettings } from '#features/accounts/account-settings-routes.ts';
import { ACCOUNT_LIMITS, type AccountLimits } from '#features/accounts/attempt-limits.ts';
import { authenticate } from '#features/accounts/authenticate.ts';
import type { RecordUserChange } from '#features/accounts/end-user-sessions.ts';
import { writeMail } from '#features/accounts/mails/write-mail.ts';
import { mountRecovery } from '#features/accounts/recovery/recovery-routes.ts';
import { securityLog } from '#features/accounts/security-log.ts';
import { mountTwoStep } from '#features/accounts/two-step/two-step-routes.ts';
import { mountAdmin } from '#features/admin/admin-routes.ts';
import { insertAudit, insertUserChange } from '#features/admin/audit-store.ts';
import { countOutcome } from '#features/admin/generation-days.ts';
import { ensureFirstPlans } from '#features/plans/first-plans.ts';
import { isBeingChanged } from '#features/plans/one-change-at-a-time.ts';
import type { PlanDeps } from '#features/plans/plan-deps.ts';
import { planOffer } from '#features/plans/plan-offer.ts';
import { mountPlans } from '#features/plans/plan-routes.ts';
import { publishPlans } from '#features/plans/publish-plan.ts';
import { mountReports } from '#features/reports/report-routes.ts';
import { allGenerations } from '#features/scripts/all-generations.ts';
import { allScripts } from '#features/scripts/all-scripts.ts';
import { allAnswers } from '#features/scripts/answers/all-answers.ts';
import { reportedScript } from '#features/scripts/follow-ups/reported-script.ts';
import { JOB_TIMES, type JobTimes, jobRunner } from '#features/scripts/job-runner.ts';
import { mountScripts } from '#features/scripts/script-routes.ts';
import { leaveProvider } from '#features/subscriptions/leave-provider.ts';
import { mountProviderSync } from '#features/subscriptions/provider-sync.ts';
import { mountSubscriptions } from '#features/subscriptions/subscription-routes.ts';
import { WEBHOOK_PATH } from '#features/subscriptions/webhook-route.ts';
import { chargeGeneration } from '#features/usage/charge-generation.ts';
import { currentUsage } from '#features/usage/current-usage.ts';
import { giveBackGeneration, giveBacksLeft } from '#features/usage/give-back.ts';
import { refuseWhilePaying } from '#features/usage/refuse-while-paying.ts';
import { countStored, refuseWithoutRoom, storageOf, takeRoom } from '#features/usage/storage-room.ts';
import { subscriptionOf } from '#features/usage/subscription-of.ts';
import { mountUsage } from '#features/usage/usage-routes.ts';
import { refuseUsedUp } from '#features/usage/used-up.ts';
import { mountApiDocument } from '#http/api-document.ts';
import { createServer, type ServerSettings } from '#http/create-server.ts';
import { mountHealth } from '#http/health.ts';
import { createMount } from '#http/mount.ts';
import { ownUrl } from '#http/own-url.ts';
import { mountWebFiles } from '#http/web-files.ts';
import { modelLocation } from '#llm/model-location.ts';
import type { MailSettings } from '#mail/mail-settings.ts';
import type { Housekeeping } from '#monitoring/vitals.ts';
import { type PaymentSettings, paymentModeOf } from '#payments/payment-settings.ts';
import { lateWriter } from './late-writer.ts';
import type { WriterSettings } from './script-writer.ts';
import { startMail } from './start-mail.ts';
import { type MonitoringSettings, startMonitoring } from './start-monitoring.ts';
import { startPayments } from './start-payments.ts';

export type AppSettings = ServerSettings &
  MonitoringSettings & {
    jwtSecret: string;
    webRoot: string;
    /** The only address of this site, where one was configured. */
    publicUrl?: string | undefined;
    payments: PaymentSettings;
    mail: MailSettings;
    model?: WriterSettings['model'];
    /** How many scripts and changes an account may ask for in a minute. */
    requestsPerMinute: number;
    /** How many scripts the built-in writer writes at once; unset, two. */
    writerWorkers?: number;
    /** Unset: those of every server; tests wait less. */
    jobTimes?: JobTimes;
  };

export type AppDeps = {
  db: Db;
  now?: () => number;
  limits?: AccountLimits;
  writerPool?: WriterPool;
  /** Unset: nobody tidies up here. */
  housekeeping?: () => Housekeeping;
};

/** What scripts need of the plans. */
const SCRIPT_BILLING = {
  currentUsage,
  refuseUsedUp,
  chargeGeneration,
  giveBacksLeft,
  giveBackGeneration,
  takeRoom,
  refuseWithoutRoom,
  countStored,
  storageOf,
};

/** The whole server, assembled but not listening. Features meet here and nowhere else. */
export async function createApp(settings: AppSettings, deps: AppDeps): Promise<FastifyInstance> {
  const { db, now = Date.now, limits = ACCOUNT_LIMITS } = deps;
  await ensureFirstPlans(db, now());
  const app = await createServer(settings);
  const accounts = await accountDeps(app, settings, { db, now, limits });
  const provider = await startPayments(app, { ...settings, webhookPath: WEBHOOK_PATH }, { db, now });
  const plans: PlanDeps = {
    db,
    now,
    log: app.log,
    paymentMode: paymentModeOf(provider),
    catalog: provider?.catalog,
    recordChange: (transaction, change) => insertAudit(transaction, change, now()),
  };
  const writer = lateWriter({ ...deps, now, log: app.log, model: settings.model, workers: settings.writerWorkers });
  const vitals = startMonitoring(app, settings, { ...deps, now, writer });
  const jobs = jobRunner({ db, now, log: app.log, times: settings.jobTimes ?? JOB_TIMES });
  const mounted: Endpoint[] = [];
  const mount = createMount(app, (token) => authenticate(accounts, token), mounted);

  mountHealth(app, db);
  mountAccounts(mount, accounts, { secureCookies: settings.appUrl.startsWith('https://') });
  mountRecovery(mount, accounts);
  mountTwoStep(mount, accounts);
  mountAccountSettings(mount, {
    ...accounts,
    subscriptionOf: (userId) => subscriptionOf(db, userId, now()),
    ...scriptsKept(db),
    leaveProvider: (userId) => (provider ? leaveProvider(db, provider, userId) : refuseWhilePaying(db, userId)),
  });
  mountScripts(mount, {
    db,
    now,
    commit: sharedCommit(db),
    log: app.log,
    jobs,
    mayTakeLong: settings.model !== undefined,
    requestsPerMinute: settings.requestsPerMinute,
    ...writer.calls,
    countOutcome,
    billing: SCRIPT_BILLING,
  });
  mountReports(mount, { db, now, recordChange: plans.recordChange, scriptOf: reportedScript });
  mount(privacyFactsEndpoint, async () => ({ success: true as const, languageModel: modelLocation(settings.model) }));
  mountUsage(mount, { db, now });
  mountPlans(mount, plans);
  mountSubscriptions(mount, {
    db,
    now,
    log: app.log,
    provider,
    publicUrl: settings.publicUrl,
    offerOf: (planId, quantity) => planOffer(plans, planId, quantity),
    isPlanChanging: (planId) => isBeingChanged(plans, planId),
    currentUsage: accounts.currentUsage,
    subscriptionOf: (userId) => subscriptionOf(db, userId, now()),
  });
  if (provider) mountProviderSync(app, { db, now, log: app.log, provider });
  mountAdmin(mount, { db, now, provider: provider?.name, vitals });
  app.addHook('onClose', () => jobs.close().then(writer.close));
  app.addHook('onListen', async () => {
    writer.loadSoon();
    // Nobody waits for it: what the provider does not know yet is made known to it with the first checkout.
    publishPlans(plans).catch((error) => app.log.warn({ err: error }, 'plans are not at the payment provider yet'));
  });
  mountApiDocument(app, mounted, { version: settings.version, url: settings.appUrl });
  await mountWebFiles(app, settings.webRoot, settings.appUrl);
  return app;
}

async function accountDeps(
  app: FastifyInstance,
  settings: AppSettings,
  { db, now, limits }: Pick<AccountDeps, 'db' | 'now' | 'limits'>,
): Promise<AccountDeps & { recordUserChange: RecordUserChange }> {
  const siteUrl = () => (settings.publicUrl ? settings.appUrl : ownUrl(app));
  const keys = accountKeys(settings.jwtSecret);
  return {
    db,
    now,
    limits,
    mail: await startMail(app, settings, { db, now, write: (job) => writeMail({ db, now, siteUrl }, job) }),
    keys,
    security: securityLog(app.log, keys.securityLog),
    currentUsage: (userId: string) => currentUsage(db, userId, now()),
    recordUserChange: (transaction, change) => insertUserChange(transaction, change, now()),
  };
}

/** What is kept of a user's scripts, to take along. */
function scriptsKept(db: Db): Pick<DataDeps, 'scriptsOf' | 'generationsOf' | 'answersOf'> {
  return {
    scriptsOf: (userId) => allScripts(db, userId),
    generationsOf: (userId) => allGenerations(db, userId),
    answersOf: (userId) => allAnswers(db, userId),
  };
}
