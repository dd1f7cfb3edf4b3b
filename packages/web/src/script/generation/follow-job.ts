import { ERRORS } from '@hotscribe/contract';
import { failedLater } from '#lib/http/api-error.ts';
import { askForJob, type JobReply, stopJob } from './generation-calls.ts';
import { type Ending, STOPPED, type Watch } from './generation-watch.ts';
import { patiently, pause } from './patiently.ts';

const POLL_MS = 1500;

/** Asks how a job stands until it has ended; throws what went wrong with it. */
export async function followJob(begun: Pick<JobReply, 'job'> & Partial<JobReply>, watch: Watch): Promise<Ending> {
  let reply = begun;
  for (;;) {
    const ending = endingOf(reply);
    if (ending) return ending;
    const { job } = reply;
    watch.onJob(job);
    if (!watch.stop.aborted) await pause(POLL_MS, watch.stop);
    reply = await patiently(watch, () => ask(job.id, watch));
  }
}

function endingOf({ job, answer, problem }: Pick<JobReply, 'job'> & Partial<JobReply>): Ending | undefined {
  if (answer) return { kind: 'script', answer };
  if (problem) throw failedLater(problem);
  if (job.state === 'stopped') return STOPPED;
  // Its answer was deleted before anybody asked for it.
  if (job.state !== 'working') throw failedLater({ code: 'interrupted', error: ERRORS.interrupted });
  return undefined;
}

async function ask(id: string, { stop, leave }: Watch): Promise<JobReply> {
  // What has ended at that very moment stays as it is, so the answer to the stop is not the end of it.
  if (stop.aborted) await stopJob({ id }, { signal: leave });
  return askForJob({ id }, { signal: leave });
}
