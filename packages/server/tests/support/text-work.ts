import { threadId } from 'node:worker_threads';

/** Says which thread works on the text; the server's own is 0. */
export function whichThread(_text: string): number {
  return threadId;
}

export function neverEnds(_text: string): never {
  for (;;);
}

export function fails(text: string): never {
  throw new Error(`cannot read ${text.length} characters`);
}
