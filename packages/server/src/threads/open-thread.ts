import { Worker } from 'node:worker_threads';

export type Task = { module: string; name: string; text: string };

/** What came of a task, or what it threw. */
export type Done = { result: unknown } | { failed: string };

export type Thread = {
  /** Undefined where the work took too long or ate all memory; the thread is gone then. */
  do: (task: Task, deadlineMs: number) => Promise<Done | undefined>;
};

// Far above what the longest script needs: one that eats memory ends its thread and not the server.
const LIMITS = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };

/** A thread that works on one text at a time and keeps no process from ending. */
export function openThread(): Thread {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: LIMITS });
  worker.unref();
  // Without a listener, an error in the thread would end the process.
  worker.on('error', () => {});
  return {
    do: (task, deadlineMs) =>
      new Promise((resolve) => {
        const end = (done: Done | undefined) => {
          clearTimeout(clock);
          worker.off('message', end).off('exit', fail);
          if (!done) void worker.terminate();
          resolve(done);
        };
        const fail = () => end(undefined);
        const clock = setTimeout(fail, deadlineMs);
        worker.on('message', end).on('exit', fail);
        worker.postMessage(task);
      }),
  };
}
