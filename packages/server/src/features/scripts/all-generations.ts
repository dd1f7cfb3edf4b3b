import type { accountDataEndpoint, GeneratedScript, OutputOf } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { pageByPage } from '#lib/page-by-page.ts';
import { type JobWithReply, listJobs } from './job-store.ts';

type ExportedGeneration = OutputOf<typeof accountDataEndpoint>['generations'][number];

const JOBS_AT_ONCE = 10;

/** What a user has asked a language model for within the last day, with the scripts that came of it. */
export async function* allGenerations(db: Db, userId: string): AsyncGenerator<ExportedGeneration> {
  const jobs = pageByPage<JobWithReply>(JOBS_AT_ONCE, (after, limit) => listJobs(db, userId, after, limit));
  for await (const { description, state, started_at, reply } of jobs) {
    yield {
      description,
      state,
      startedAt: new Date(started_at).toISOString(),
      script: state === 'done' && reply ? (JSON.parse(reply) as GeneratedScript).script : null,
    };
  }
}
