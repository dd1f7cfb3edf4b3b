import { DomainError } from '#lib/domain-error.ts';
import { openThread, type Task, type Thread } from './open-thread.ts';

/** What is longer takes longer than others should wait for. */
export const SHORT = 6000;
/** Twenty times what the longest script takes on a slow machine. */
const DEADLINE_MS = 10_000;
const MOST_WAITING = 32;
/** Nobody waits longer for a turn; what is behind one long text after the other is turned away. */
const PATIENCE_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

type Work<Result> = (text: string) => Result;
type Job = {
  task: Task;
  deadlineMs: number;
  overdueAt: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

const waiting: Job[] = [];
let thread: Thread | undefined;
let isAtWork = false;

/**
 * Work on a text that may be long: short ones are done at once, long ones in a thread of their own, one after the other.
 * The work is an export of `module` by that name, so that the thread can load it.
 */
export function offTheLoop<Result>(
  module: string,
  work: Work<Result>,
  deadlineMs = DEADLINE_MS,
): (text: string) => Promise<Result> {
  return async (text) => {
    if (text.length <= SHORT) return work(text);
    if (waiting.length >= MOST_WAITING) throw busy();
    return new Promise<Result>((resolve, reject) => {
      const task = { module, name: work.name, text };
      const overdueAt = performance.now() + PATIENCE_MS;
      waiting.push({ task, deadlineMs, overdueAt, resolve: resolve as Job['resolve'], reject });
      void doNext();
    });
  };
}

async function doNext(): Promise<void> {
  const job = isAtWork ? undefined : waiting.shift();
  if (!job) return;
  if (performance.now() > job.overdueAt) {
    job.reject(busy());
    return doNext();
  }
  isAtWork = true;
  thread ??= openThread();
  const { task, deadlineMs, resolve, reject } = job;
  const done = await thread.do(task, deadlineMs);
  // One that failed or took too long was ended; the next job gets a new one.
  if (!done) thread = undefined;
  isAtWork = false;
  if (!done) reject(busy());
  else if ('failed' in done) reject(new Error(done.failed));
  else resolve(done.result);
  void doNext();
}

function busy(): DomainError {
  return new DomainError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
