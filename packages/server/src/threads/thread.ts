import { parentPort } from 'node:worker_threads';
import type { Done, Task } from './open-thread.ts';

parentPort?.on('message', async ({ module, name, text }: Task) => {
  const { [name]: work } = (await import(module)) as Record<string, (text: string) => unknown>;
  parentPort?.postMessage(done(() => work?.(text)));
});

// Without the text, which may be somebody's script.
function done(work: () => unknown): Done {
  try {
    return { result: work() };
  } catch (error) {
    return { failed: error instanceof Error ? `${error.name} in a thread` : 'failed in a thread' };
  }
}
