import { randomUUID } from 'node:crypto';
import type { GenerationAnswer } from '@hotscribe/contract';
import type { JobRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { BegunJob } from './generate-script.ts';
import { asError } from './job-problem.ts';
import { findJob, findWorkingJob, insertJob, markEarlierFetched, markFetched, type NewJob } from './job-store.ts';
import { answerOf, current, jobView } from './job-view.ts';
import type { Keyed } from './keep-and-charge.ts';
import type { ScriptDeps } from './script-deps.ts';
import { type Task, workOnJob } from './work-on-job.ts';

type Request = Keyed & {
  /** The script that is to be changed; unset where a new one is written. */
  about?: string;
  abortSignal: AbortSignal;
};

/** Starts a job, or joins the one that works on this key; answers with its script, or with the job if that takes long. */
export async function generateByJob<Written>(
  deps: ScriptDeps,
  request: Request,
  task: Task<Written>,
): Promise<GenerationAnswer | BegunJob> {
  const { userId, abortSignal } = request;
  const id = await startOrJoin(deps, request, task);
  await deps.jobs.waitFor(id, abortSignal);
  // The job goes on: a reloaded page asks for it again.
  if (abortSignal.aborted) throw new DomainError('abandoned');
  const job = await findJob(deps.db, userId, id);
  // Deleted with its owner.
  if (!job) throw new DomainError('session-ended');
  if (job.state === 'working' || job.state === 'stopped') {
    return { later: { success: true, job: jobView(deps, job) } };
  }
  await markFetched(deps.db, job, deps.now());
  const answer = await answerOf(deps, job);
  if (!answer) throw asError(job);
  return answer;
}

async function startOrJoin<Written>(deps: ScriptDeps, request: Request, task: Task<Written>): Promise<string> {
  const { userId, requestHash, description, replaces, about } = request;
  const id = randomUUID();
  const job: NewJob = {
    id,
    userId,
    idempotencyKey: request.idempotencyKey ?? id,
    requestHash,
    description,
    replaces,
    about,
    startedAt: deps.now(),
  };
  const earlier = await findWorking(deps, job);
  if (!earlier && (await begin(deps, job, task))) return id;
  const joined = earlier ?? (await findWorking(deps, job));
  // Another with this key began and ended in between.
  if (!joined) throw new DomainError('busy', { retryAfterSeconds: 1 });
  if (joined.request_hash !== requestHash) throw new DomainError('key-reused');
  return joined.id;
}

async function findWorking(deps: ScriptDeps, job: NewJob): Promise<JobRow | undefined> {
  const found = await findWorkingJob(deps.db, job.userId, job.idempotencyKey);
  const row = found && (await current(deps, found));
  return row?.state === 'working' ? row : undefined;
}

function begin<Written>(deps: ScriptDeps, job: NewJob, task: Task<Written>): Promise<boolean> {
  const store = () =>
    deps.commit(async (db) => {
      await markEarlierFetched(db, job.userId, job.idempotencyKey, job.startedAt);
      return insertJob(db, job);
    });
  return deps.jobs.start(job.id, store, (atWork) => workOnJob(deps, job, task, atWork));
}
