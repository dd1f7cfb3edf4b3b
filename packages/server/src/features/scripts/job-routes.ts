import { currentJobEndpoint, generationJobEndpoint, type OutputOf, stopJobEndpoint } from '@hotscribe/contract';
import type { JobRow } from '#db/schema.ts';
import type { Mount } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import { problemIn } from './job-problem.ts';
import { findCurrentJob, findJob, markFetched, stopJobRow } from './job-store.ts';
import { answerOf, current, jobView } from './job-view.ts';
import type { ScriptDeps } from './script-deps.ts';

const success = true as const;

/** Every call asks for the owner's jobs alone: another's id is answered like one that does not exist. */
export function mountJobs(mount: Mount, deps: ScriptDeps): void {
  const { db, now, jobs } = deps;

  async function ownJob(userId: string, id: string): Promise<JobRow> {
    const row = await findJob(db, userId, id);
    if (!row) throw new DomainError('not-found');
    return current(deps, row);
  }

  async function replyWith(row: JobRow): Promise<OutputOf<typeof generationJobEndpoint>> {
    const answer = await answerOf(deps, row);
    if (row.state !== 'working') await markFetched(db, row, now());
    return { success, job: jobView(deps, row), answer, problem: problemIn(row) };
  }

  mount(currentJobEndpoint, async ({ about }, { signedIn }) => {
    const row = await findCurrentJob(db, signedIn.userId, about);
    if (!row) return { success, job: null, answer: null, problem: null };
    return replyWith(await current(deps, row));
  });
  mount(generationJobEndpoint, async ({ id }, { signedIn }) => replyWith(await ownJob(signedIn.userId, id)));
  mount(stopJobEndpoint, async ({ id }, { signedIn }) => {
    await stopJobRow(db, signedIn.userId, id, now());
    const row = await ownJob(signedIn.userId, id);
    if (row.state === 'stopped') jobs.stop(row.id);
    return { success, job: jobView(deps, row) };
  });
}
