import { randomUUID } from 'node:crypto';
import type { GenerationAnswer } from '@hotscribe/contract';
import type { JobRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { BegunJob } from './generate-script.ts';
import { asError } from './job-problem.ts';
import {
  deleteJob,
  findJob,
  findWorkingJob,
  insertJob,
  markEarlierFetched,
  markFetched,
  type NewJob,
} from './job-store.ts';
import { answerOf, current, jobView } from './job-view.ts';
import { answerWith, earlierAnswer, type Keyed } from './keep-and-charge.ts';
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
  if (id === undefined) return answerGivenMeanwhile(deps, request);
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

/** Undefined where another job with this key has ended since its answer was looked for. */
async function startOrJoin<Written>(
  deps: ScriptDeps,
  request: Request,
  task: Task<Written>,
): Promise<string | undefined> {
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
  if (!earlier && (await begin(deps, request, job, task))) return id;
  const joined = earlier ?? (await findWorking(deps, job));
  if (joined && joined.request_hash !== requestHash) throw new DomainError('key-reused');
  return joined?.id;
}

async function findWorking(deps: ScriptDeps, job: NewJob): Promise<JobRow | undefined> {
  const found = await findWorkingJob(deps.db, job.userId, job.idempotencyKey);
  const row = found && (await current(deps, found));
  return row?.state === 'working' ? row : undefined;
}

function begin<Written>(deps: ScriptDeps, request: Request, job: NewJob, task: Task<Written>): Promise<boolean> {
  const store = () =>
    deps.commit(async (db) => {
      await markEarlierFetched(db, job.userId, job.idempotencyKey, job.startedAt);
      if (!(await insertJob(db, job))) return false;
      // A job that ends gives up its place and leaves its answer in one commit. Looked for before the place is taken,
      // that answer could still come in between, and the model would be asked again for what is there already.
      const isAnswered = (await earlierAnswer(db, request)) !== undefined;
      if (isAnswered) await deleteJob(db, job.id);
      return !isAnswered;
    });
  return deps.jobs.start(job.id, store, (atWork) => workOnJob(deps, job, task, atWork));
}

async function answerGivenMeanwhile(deps: ScriptDeps, request: Request): Promise<GenerationAnswer> {
  const { db, billing, now } = deps;
  const { userId, idempotencyKey } = request;
  const earlier = await earlierAnswer(db, request);
  // It ended without a script.
  if (!earlier) throw new DomainError('busy', { retryAfterSeconds: 1 });
  if (idempotencyKey) await markEarlierFetched(db, userId, idempotencyKey, now());
  return answerWith(earlier, await billing.currentUsage(db, userId, now()));
}
