import { setTimeout } from 'node:timers/promises';
import type { GenerationJob } from '@hotscribe/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/schema.ts';
import { outsideRequests } from '#lib/request-context.ts';
import { beatJobs, interruptJobs, setStage } from './job-store.ts';

type Stage = GenerationJob['stage'];

export type JobTimes = {
  /** A generation that takes longer is answered with its job. Browsers wait 10 s for a reply. */
  answerWithinMs: number;
  beatMs: number;
  /** A job that has not beaten for so long has lost its process. */
  deadAfterMs: number;
};

export const JOB_TIMES: JobTimes = { answerWithinMs: 7000, beatMs: 3000, deadAfterMs: 10_000 };

export type AtWork = {
  stop: AbortSignal;
  onStage: (stage: Stage) => void;
};

export type JobRunner = {
  times: JobTimes;
  /** Starts the work as soon as the job is stored; false where it could not be, since another has its place. */
  start: (id: string, store: () => Promise<boolean>, work: (job: AtWork) => Promise<void>) => Promise<boolean>;
  /** Where a job of this process stands; undefined for any other. */
  stageOf: (id: string) => Stage | undefined;
  /** Waits until a job of this process has ended, and no longer than the time for a reply. */
  waitFor: (id: string, abortSignal: AbortSignal) => Promise<void>;
  stop: (id: string) => void;
  close: () => Promise<void>;
};

type Running = { stop: AbortController; stage: Stage; storedStage: Stage; over: Promise<void> };
type RunnerDeps = { db: Db; now: () => number; log: FastifyBaseLogger; times: JobTimes };

/** The jobs of this process. They say in the database that they are alive, and learn there that they were stopped. */
export function jobRunner({ db, now, log, times }: RunnerDeps): JobRunner {
  const running = new Map<string, Running>();
  // Others can read a job in the database a moment before this process hears that it was stored: they wait here.
  const starting = new Map<string, Promise<boolean>>();
  let heart: NodeJS.Timeout | undefined;

  function start(...[id, store, work]: Parameters<JobRunner['start']>): Promise<boolean> {
    const begun = store().then((isStored) => {
      if (isStored) run(id, work);
      return isStored;
    });
    starting.set(id, begun);
    return begun.finally(() => starting.delete(id));
  }

  function run(id: string, work: (job: AtWork) => Promise<void>): void {
    const stop = new AbortController();
    const job: Running = { stop, stage: 'writing', storedStage: 'writing', over: Promise.resolve() };
    running.set(id, job);
    heart ??= outsideRequests(() => setInterval(beat, times.beatMs).unref());
    const onStage = (stage: Stage) => {
      job.stage = stage;
    };
    job.over = work({ stop: stop.signal, onStage })
      .catch((error) => log.error({ err: error }, 'a generation was lost'))
      .finally(() => end(id));
  }

  function end(id: string): void {
    running.delete(id);
    if (running.size > 0) return;
    clearInterval(heart);
    heart = undefined;
  }

  async function beat(): Promise<void> {
    const beating = [...running];
    const ids = [...running.keys()];
    try {
      const moved = beating.flatMap(([id, job]) =>
        job.stage === job.storedStage ? [] : [{ id, job, stage: job.stage }],
      );
      const alive = await db.transaction().execute(async (transaction) => {
        // Stages go to the database with the beats: to write each at once would cost a commit for what lasts milliseconds.
        for (const { id, stage } of moved) await setStage(transaction, id, stage);
        return beatJobs(transaction, ids, now());
      });
      for (const { job, stage } of moved) job.storedStage = stage;
      for (const [id, { stop }] of beating) if (!alive.has(id)) stop.abort();
    } catch (error) {
      log.warn({ err: error }, 'generations were not marked as alive');
    }
  }

  async function waitFor(id: string, abortSignal: AbortSignal): Promise<void> {
    await starting.get(id);
    const job = running.get(id);
    if (!job) return;
    const ended = new AbortController();
    const signal = AbortSignal.any([abortSignal, job.stop.signal, ended.signal]);
    const patience = setTimeout(times.answerWithinMs, undefined, { signal }).catch(() => {});
    await Promise.race([job.over, patience]);
    ended.abort();
  }

  return {
    times,
    start,
    waitFor,
    stageOf: (id) => running.get(id)?.stage,
    stop: (id) => running.get(id)?.stop.abort(),
    close: async () => {
      const left = [...running];
      clearInterval(heart);
      // A beat that is under way may come after this moment, and would make them look alive.
      const interrupted = interruptJobs(db, [...running.keys()], now(), Number.MAX_SAFE_INTEGER);
      // If the database is away right now, the missing beats will give them away later.
      await interrupted.catch((error) => log.warn({ err: error }, 'generations were left behind'));
      for (const [, { stop }] of left) stop.abort();
      await Promise.all(left.map(([, { over }]) => over));
    },
  };
}
