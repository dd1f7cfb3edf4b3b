import { parentPort } from 'node:worker_threads';
import type { Task } from './open-thread.ts';

parentPort?.on('message', async ({ module, name, text }: Task) => {
  const { [name]: work } = (await import(module)) as Record<string, (text: string) => unknown>;
  // What it throws ends the thread, and with it the work.
  parentPort?.postMessage({ result: work?.(text) });
});
