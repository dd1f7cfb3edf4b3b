import type { accountDataEndpoint, GeneratedScript, OutputOf } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { listJobs } from './job-store.ts';

/** What a user has asked a language model for within the last day, with the scripts that came of it. */
export async function allGenerations(
  db: Db,
  userId: string,
): Promise<OutputOf<typeof accountDataEndpoint>['generations']> {
  const jobs = await listJobs(db, userId);
  return jobs.map(({ description, state, started_at, reply }) => ({
    description,
    state,
    startedAt: new Date(started_at).toISOString(),
    script: state === 'done' && reply ? (JSON.parse(reply) as GeneratedScript).script : null,
  }));
}
