import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/schema.ts';
import type { MailSettings } from '#mail/mail-settings.ts';
import { watchEventLoop } from '#monitoring/event-loop-lag.ts';
import { mountMetrics } from '#monitoring/mount-metrics.ts';
import { countRequests } from '#monitoring/request-counts.ts';
import { type Housekeeping, takeVitals, type Vitals, type VitalsDeps } from '#monitoring/vitals.ts';
import type { LateWriter } from './late-writer.ts';

export type MonitoringSettings = {
  version: string;
  mail: MailSettings;
  /** Unset: there is no /metrics. */
  metricsToken?: string | undefined;
  /** Where the embedded database lies. */
  dataDir?: string | undefined;
};

type MonitoringDeps = {
  db: Db;
  now: () => number;
  writer: Pick<LateWriter, 'load' | 'modelRestsUntil'>;
  /** Unset: nobody tidies up here. */
  housekeeping?: () => Housekeeping;
};

const NEVER_TIDIED: Housekeeping = { doneAt: undefined, failed: false };

/** Watches this process, and lets Prometheus watch it too where that is configured; says how to ask how it is. */
export function startMonitoring(
  app: FastifyInstance,
  { version, mail, metricsToken, dataDir }: MonitoringSettings,
  { db, now, writer, housekeeping = () => NEVER_TIDIED }: MonitoringDeps,
): () => Promise<Vitals> {
  const lag = watchEventLoop();
  app.addHook('onClose', async () => lag.stop());
  const { load: writerLoad, modelRestsUntil } = writer;
  const requests = countRequests(app, now);
  const deps: VitalsDeps = {
    ...{ db, now, version, dataDir, requests, lag, writerLoad, modelRestsUntil, housekeeping },
    mail: mail.kind,
  };
  if (metricsToken) mountMetrics(app, metricsToken, deps);
  return () => takeVitals(deps);
}
