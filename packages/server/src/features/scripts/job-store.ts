import { type GenerationJob, KEYS_KEPT } from '@hotscribe/contract';
import type { Db, JobRow } from '#db/schema.ts';

export type NewJob = {
  id: string;
  userId: string;
  idempotencyKey: string;
  requestHash: string;
  description: string;
  replaces?: string | undefined;
  /** The script that it changes; unset where it writes a new one. */
  about?: string | undefined;
  startedAt: number;
};

type Ending = { state: 'done' | 'failed'; endedAt: number; problem?: string };

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** False where this key of the user is being worked on already. */
export async function insertJob(db: Db, job: NewJob): Promise<boolean> {
  const inserted = await db
    .insertInto('generation_jobs')
    .values({
      id: job.id,
      user_id: job.userId,
      idempotency_key: job.idempotencyKey,
      request_hash: job.requestHash,
      state: 'working',
      stage: 'writing',
      started_at: job.startedAt,
      beat_at: job.startedAt,
      description: job.description,
      about: job.about ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await forgetSurplusJobs(db, job.userId);
  return inserted !== undefined;
}

// What is declined costs nothing and leaves a job all the same.
async function forgetSurplusJobs(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('generation_jobs')
    .where('user_id', '=', userId)
    .where('state', '<>', 'working')
    .where('started_at', '<', (eb) =>
      eb
        .selectFrom('generation_jobs')
        .select('started_at')
        .where('user_id', '=', userId)
        .orderBy('started_at', 'desc')
        .limit(1)
        .offset(KEYS_KEPT - 1),
    )
    .execute();
}

export async function deleteJob(db: Db, id: string): Promise<void> {
  await db.deleteFrom('generation_jobs').where('id', '=', id).execute();
}

export function findJob(db: Db, userId: string, id: string): Promise<JobRow | undefined> {
  return jobsOf(db, userId).where('id', '=', id).executeTakeFirst();
}

export function findWorkingJob(db: Db, userId: string, idempotencyKey: string): Promise<JobRow | undefined> {
  return jobsOf(db, userId)
    .where('idempotency_key', '=', idempotencyKey)
    .where('state', '=', 'working')
    .executeTakeFirst();
}

/** The one that still works, else the last that ended without its owner having seen it. */
export function findCurrentJob(db: Db, userId: string, about: string | undefined): Promise<JobRow | undefined> {
  return jobsOf(db, userId)
    .where('about', about === undefined ? 'is' : '=', about ?? null)
    .where('fetched_at', 'is', null)
    .orderBy((eb) => eb.case().when('state', '=', 'working').then(0).else(1).end())
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type JobWithReply = JobRow & { reply: string | null };

/** A page of them, the oldest first, each with its script as it was answered. */
export function listJobs(db: Db, userId: string, after: JobRow | undefined, limit: number): Promise<JobWithReply[]> {
  return jobsOf(db, userId)
    .leftJoin('generations', (join) =>
      join
        .onRef('generations.user_id', '=', 'generation_jobs.user_id')
        .onRef('generations.idempotency_key', '=', 'generation_jobs.idempotency_key'),
    )
    .select('generations.reply')
    .where((eb) =>
      eb(eb.refTuple('started_at', 'generation_jobs.id'), '>', eb.tuple(after?.started_at ?? -1, after?.id ?? '')),
    )
    .orderBy('started_at')
    .orderBy('generation_jobs.id')
    .limit(limit)
    .execute();
}

/** False where it no longer works: it was stopped, given up for dead, or deleted with its owner. */
export async function endJob(db: Db, id: string, { state, endedAt, problem }: Ending): Promise<boolean> {
  const ended = await db
    .updateTable('generation_jobs')
    .set({ state, ended_at: endedAt, problem: problem ?? null })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Nothing is left to fetch then. What has ended already stays as it is. */
export async function stopJobRow(db: Db, userId: string, id: string, now: number): Promise<void> {
  await db
    .updateTable('generation_jobs')
    .set({ state: 'stopped', ended_at: now, fetched_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'working')
    .execute();
}

/** Those that have not moved since `beatBefore` and still count as working. */
export async function interruptJobs(db: Db, ids: readonly string[], now: number, beatBefore: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('generation_jobs')
    .set({ state: 'interrupted', ended_at: now })
    .where('id', 'in', ids)
    .where('state', '=', 'working')
    .where('beat_at', '<=', beatBefore)
    .execute();
}

/** Says that these are alive; returns those that still have to be worked on. */
export async function beatJobs(db: Db, ids: readonly string[], now: number): Promise<Set<string>> {
  const beaten = await db
    .updateTable('generation_jobs')
    .set({ beat_at: now })
    .where('id', 'in', ids)
    .where('state', '=', 'working')
    .returning('id')
    .execute();
  return new Set(beaten.map(({ id }) => id));
}

export async function setStage(db: Db, id: string, stage: GenerationJob['stage']): Promise<void> {
  await db.updateTable('generation_jobs').set({ stage }).where('id', '=', id).where('state', '=', 'working').execute();
}

export async function markFetched(db: Db, job: Pick<JobRow, 'id' | 'fetched_at'>, now: number): Promise<void> {
  if (job.fetched_at !== null) return;
  await db
    .updateTable('generation_jobs')
    .set({ fetched_at: now })
    .where('id', '=', job.id)
    .where('fetched_at', 'is', null)
    .execute();
}

/** How earlier ones with this key ended is of no interest any more: it was answered, or is tried again. */
export async function markEarlierFetched(db: Db, userId: string, idempotencyKey: string, now: number): Promise<void> {
  await db
    .updateTable('generation_jobs')
    .set({ fetched_at: now })
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .where('state', '<>', 'working')
    .where('fetched_at', 'is', null)
    .execute();
}

export async function forgetOldJobs(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('generation_jobs')
    .where('started_at', '<=', now - KEPT_FOR_MS)
    .execute();
}

function jobsOf(db: Db, userId: string) {
  return db.selectFrom('generation_jobs').selectAll('generation_jobs').where('generation_jobs.user_id', '=', userId);
}
