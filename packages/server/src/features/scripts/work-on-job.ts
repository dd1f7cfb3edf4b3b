import { DomainError } from '#lib/domain-error.ts';
import { problemOf } from './job-problem.ts';
import type { AtWork } from './job-runner.ts';
import { endJob, type NewJob } from './job-store.ts';
import { keepAndCharge } from './keep-and-charge.ts';
import type { ScriptDeps } from './script-deps.ts';

/** Writes the script of a job, and says in the database how it ended. */
export async function workOnJob(deps: ScriptDeps, job: NewJob, atWork: AtWork): Promise<void> {
  const { userId, description } = job;
  const { stop: hangUp, onStage } = atWork;
  try {
    const written = await deps.writeScript({ userId, description, hangUp, onStage });
    await deps.commit(async (db) => {
      const ending = { state: 'done', endedAt: deps.now() } as const;
      // Stopped at the last moment: who has been told that it costs nothing must not find it counted.
      if (!(await endJob(db, job.id, ending))) throw new DomainError('abandoned');
      await keepAndCharge(deps, db, job, written);
    });
  } catch (error) {
    await fail(deps, job, error);
  }
}

async function fail(deps: ScriptDeps, { id }: NewJob, error: unknown): Promise<void> {
  const isExpected = error instanceof DomainError;
  if (isExpected && error.code === 'abandoned') return;
  if (!isExpected) deps.log.error({ err: error }, 'generation failed');
  const kind = isExpected ? error.details.kind : undefined;
  const problem = JSON.stringify(problemOf(error));
  await deps.commit(async (db) => {
    const ended = await endJob(db, id, { state: 'failed', endedAt: deps.now(), problem });
    if (ended && kind) await deps.countOutcome(db, kind, deps.now());
  });
}
