import type { GenerationAnswer, GenerationJob } from '@hotscribe/contract';
import { NotReached } from '#lib/http-request.ts';
import { followJob } from './follow-job.ts';
import { askForScript, findCurrentJob, type GenerateRequest, type JobReply, stopJob } from './generation-calls.ts';
import { type Ending, STOPPED, type Watch } from './generation-watch.ts';
import { patiently, pause } from './patiently.ts';

/** A wait that is longer than this is shown, and what is shown as going on does not end with the connection. */
export const SHOWN_AFTER_MS = 2000;

const RETRY_MS = 1000;

/** Asks for a script and waits for it, however long it takes. The key is the same for all attempts at it. */
export async function generatePatiently(request: GenerateRequest, key: string, watch: Watch): Promise<Ending> {
  const began = Date.now();
  for (;;) {
    try {
      return await firstAnswer(request, key, watch);
    } catch (error) {
      const isLost = error instanceof NotReached && Date.now() - began > SHOWN_AFTER_MS;
      if (watch.leave.aborted || !isLost) throw error;
      watch.onConnection(error.timedOut);
      await pause(RETRY_MS, watch.stop);
      const found = await patiently(watch, () => jobFor(request, watch));
      if (found) return followJob(found, watch);
      if (watch.stop.aborted) return STOPPED;
      // Without a job to wait for, a server that takes too long has no more to say.
      if (error.timedOut) throw error;
    }
  }
}

async function firstAnswer(request: GenerateRequest, key: string, watch: Watch): Promise<Ending> {
  const hangUp = new AbortController();
  const stopEarly = () => void stopUnanswered(request, watch, hangUp);
  watch.stop.addEventListener('abort', stopEarly, { once: true });
  try {
    const signal = AbortSignal.any([watch.leave, hangUp.signal]);
    const reply = await askForScript(request, { idempotencyKey: key, signal });
    watch.stop.removeEventListener('abort', stopEarly);
    return isBegun(reply) ? await followJob(reply, watch) : { kind: 'script', answer: reply };
  } catch (error) {
    if (hangUp.signal.aborted) return STOPPED;
    throw error;
  } finally {
    watch.stop.removeEventListener('abort', stopEarly);
  }
}

// The server answers the call that waits as soon as its job is stopped. Where there is no job, to hang up is to stop.
async function stopUnanswered(request: GenerateRequest, watch: Watch, hangUp: AbortController): Promise<void> {
  try {
    const found = await findCurrentJob(watch.leave);
    if (!found) hangUp.abort();
    else if (found.job.description === request.description)
      await stopJob({ id: found.job.id }, { signal: watch.leave });
  } catch {
    // The call that waits has no connection either; its job is stopped once there is one.
  }
}

async function jobFor({ description }: GenerateRequest, { leave }: Watch): Promise<JobReply | undefined> {
  const found = await findCurrentJob(leave);
  return found?.job.description === description ? found : undefined;
}

function isBegun(reply: GenerationAnswer | { job: GenerationJob }): reply is { job: GenerationJob } {
  return 'job' in reply;
}
