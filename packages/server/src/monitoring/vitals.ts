import type { PoolLoad } from '@hotscribe/writer/pool';
import type { Db } from '#db/schema.ts';
import { type DatabaseSize, databaseSize } from './database-size.ts';
import type { EventLoopLag } from './event-loop-lag.ts';
import type { RequestCounts } from './request-counts.ts';
import { waitingJobs, waitingMails } from './waiting-store.ts';

export type VitalsDeps = {
  db: Db;
  now: () => number;
  version: string;
  /** Where the embedded database lies. */
  dataDir: string | undefined;
  requests: RequestCounts;
  lag: EventLoopLag;
  writerLoad: () => PoolLoad | undefined;
  /** Until when the language model is left alone; unset without one. */
  modelRestsUntil: () => number | undefined;
  mail: 'off' | 'outbox' | 'smtp';
  housekeeping: () => Housekeeping;
};

/** When what is no longer needed was last deleted, and whether the last attempt failed. */
export type Housekeeping = { doneAt: number | undefined; failed: boolean };

export type Vitals = {
  version: string;
  startedAt: number;
  database: DatabaseSize & { answersInMs: number };
  writer: PoolLoad | undefined;
  model: { state: 'none' | 'ready' | 'resting'; restsUntil: number | undefined };
  mail: { state: VitalsDeps['mail']; waiting: number; oldestAt: number | undefined };
  jobs: { working: number };
  housekeeping: Housekeeping;
  lastHour: ReturnType<RequestCounts['lastHour']>;
  memoryBytes: number;
  lagMs: number;
};

/** How this process and its database are. Nothing in it is about any one user. */
export async function takeVitals(deps: VitalsDeps): Promise<Vitals> {
  const { db, now } = deps;
  const began = performance.now();
  const mails = await waitingMails(db);
  const answersInMs = Math.round(performance.now() - began);
  const restsUntil = deps.modelRestsUntil();
  const isResting = restsUntil !== undefined && restsUntil > now();
  return {
    version: deps.version,
    startedAt: Date.now() - process.uptime() * 1000,
    database: { ...(await databaseSize(db, deps.dataDir)), answersInMs },
    writer: deps.writerLoad(),
    model: {
      state: restsUntil === undefined ? 'none' : isResting ? 'resting' : 'ready',
      restsUntil: isResting ? restsUntil : undefined,
    },
    mail: { state: deps.mail, ...mails },
    jobs: { working: await waitingJobs(db) },
    housekeeping: deps.housekeeping(),
    lastHour: deps.requests.lastHour(),
    memoryBytes: process.memoryUsage.rss(),
    lagMs: Math.round(deps.lag.p99Ms()),
  };
}
