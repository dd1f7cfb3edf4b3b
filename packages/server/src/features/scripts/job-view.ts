import type { GenerationAnswer, GenerationJob } from '@hotscribe/contract';
import type { JobRow } from '#db/schema.ts';
import { findGeneration } from './generation-store.ts';
import { findJob, interruptJobs } from './job-store.ts';
import { answerWith } from './keep-and-charge.ts';
import type { ScriptDeps } from './script-deps.ts';

/** A job as its owner sees it. */
export function jobView({ now, jobs }: ScriptDeps, row: JobRow): GenerationJob {
  const took = (row.ended_at ?? now()) - row.started_at;
  return {
    id: row.id,
    description: row.description,
    state: row.state,
    stage: jobs.stageOf(row.id) ?? row.stage,
    startedAt: new Date(row.started_at).toISOString(),
    seconds: Math.max(0, Math.floor(took / 1000)),
  };
}

/** The script of a job that is done, with what is used of the plan now. */
export async function answerOf({ db, billing, now }: ScriptDeps, row: JobRow): Promise<GenerationAnswer | null> {
  if (row.state !== 'done') return null;
  const kept = await findGeneration(db, row.user_id, row.idempotency_key);
  return kept ? answerWith(kept.reply, await billing.currentUsage(db, row.user_id, now())) : null;
}

/** The job as it stands; one whose process has died is marked as interrupted the next time anyone looks. */
export async function current({ db, now, jobs }: ScriptDeps, row: JobRow): Promise<JobRow> {
  const beatBefore = now() - jobs.times.deadAfterMs;
  // What this process works on is alive, also after a night in which the machine slept.
  if (row.state !== 'working' || row.beat_at > beatBefore || jobs.stageOf(row.id)) return row;
  await interruptJobs(db, [row.id], now(), beatBefore);
  return (await findJob(db, row.user_id, row.id)) ?? row;
}
