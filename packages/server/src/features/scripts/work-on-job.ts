import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { problemOf } from './job-problem.ts';
import type { AtWork } from './job-runner.ts';
import { endJob, type NewJob } from './job-store.ts';
import type { ScriptDeps } from './script-deps.ts';

/** What a job does, and how its outcome is kept in the transaction that ends the job. */
export type Task<Written> = {
  write: (atWork: AtWork) => Promise<Written>;
  keep: (db: Db, job: NewJob, written: Written) => Promise<unknown>;
};

/** Writes the script of a job, and says in the database how it ended. */
export async function workOnJob<Written>(
  deps: ScriptDeps,
  job: NewJob,
  task: Task<Written>,
  atWork: AtWork,
): Promise<void> {
  try {
    const written = await task.write(atWork);
    await deps.commit(async (db) => {
      const ending = { state: 'done', endedAt: deps.now() } as const;
      // Stopped at the last moment: who has been told that it costs nothing must not find it counted.
      if (!(await endJob(db, job.id, ending))) throw new DomainError('abandoned');
      await task.keep(db, job, written);
    });
  } catch (error) {
    await fail(deps, job, error);
  }
}

async function fail(deps: ScriptDeps, { id, about }: NewJob, error: unknown): Promise<void> {
  const isExpected = error instanceof DomainError;
  if (isExpected && error.code === 'abandoned') return;
  if (!isExpected) deps.log.error({ err: error }, 'generation failed');
  const kind = isExpected ? error.details.kind : undefined;
  const problem = JSON.stringify(problemOf(error));
  await deps.commit(async (db) => {
    const ended = await endJob(db, id, { state: 'failed', endedAt: deps.now(), problem });
    // The overview counts requests for new scripts.
    if (ended && kind && about === undefined) await deps.countOutcome(db, kind, deps.now());
  });
}
