import type { GenerationAnswer, GenerationJob } from '@hotscribe/contract';
import type { CallOptions } from '#lib/http/api-client.ts';
import { NotReached } from '#lib/http/http-request.ts';
import { followJob } from './follow-job.ts';
import { type JobReply, stopJob } from './generation-calls.ts';
import { type Ending, STOPPED, type Watch } from './generation-watch.ts';
import { patiently, pause } from './patiently.ts';

/** A wait that is longer than this is shown, and what is shown as going on does not end with the connection. */
export const SHOWN_AFTER_MS = 2000;

const RETRY_MS = 1000;

/** What is waited for. */
export type Asked = {
  ask: (options: CallOptions) => Promise<GenerationAnswer | { job: GenerationJob }>;
  findCurrent: (signal: AbortSignal) => Promise<JobReply | undefined>;
  isOurs: (job: GenerationJob) => boolean;
};

/** Asks for a script and waits for it, however long it takes. The key is the same for all attempts at it. */
export async function generatePatiently(asked: Asked, key: string, watch: Watch): Promise<Ending> {
  const began = Date.now();
  for (;;) {
    try {
      return await firstAnswer(asked, key, watch);
    } catch (error) {
      const isLost = error instanceof NotReached && Date.now() - began > SHOWN_AFTER_MS;
      if (watch.leave.aborted || !isLost) throw error;
      watch.onConnection(error.timedOut);
      await pause(RETRY_MS, watch.stop);
      const found = await patiently(watch, () => jobFor(asked, watch));
      if (found) return followJob(found, watch);
      if (watch.stop.aborted) return STOPPED;
      // Without a job to wait for, a server that takes too long has no more to say.
      if (error.timedOut) throw error;
    }
  }
}

async function firstAnswer(asked: Asked, key: string, watch: Watch): Promise<Ending> {
  const abortSignal = new AbortController();
  const stopEarly = () => void stopUnanswered(asked, watch, abortSignal);
  watch.stop.addEventListener('abort', stopEarly, { once: true });
  try {
    const signal = AbortSignal.any([watch.leave, abortSignal.signal]);
    const reply = await asked.ask({ idempotencyKey: key, signal });
    watch.stop.removeEventListener('abort', stopEarly);
    return isBegun(reply) ? await followJob(reply, watch) : { kind: 'script', answer: reply };
  } catch (error) {
    if (abortSignal.signal.aborted) return STOPPED;
    throw error;
  } finally {
    watch.stop.removeEventListener('abort', stopEarly);
  }
}

// The server answers the call that waits as soon as its job is stopped. Where there is no job, to hang up is to stop.
async function stopUnanswered(asked: Asked, watch: Watch, abortSignal: AbortController): Promise<void> {
  try {
    const found = await asked.findCurrent(watch.leave);
    if (!found) abortSignal.abort();
    else if (asked.isOurs(found.job)) await stopJob({ id: found.job.id }, { signal: watch.leave });
  } catch {
    // The call that waits has no connection either; its job is stopped once there is one.
  }
}

async function jobFor({ findCurrent, isOurs }: Asked, { leave }: Watch): Promise<JobReply | undefined> {
  const found = await findCurrent(leave);
  return found && isOurs(found.job) ? found : undefined;
}

function isBegun(reply: GenerationAnswer | { job: GenerationJob }): reply is { job: GenerationJob } {
  return 'job' in reply;
}
