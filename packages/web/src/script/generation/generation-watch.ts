import type { GenerationAnswer, GenerationJob } from '@hotscribe/contract';

/** Who waits for a script, and what they are told meanwhile. */
export type Watch = {
  /** Aborts when the user wants it to stop. */
  stop: AbortSignal;
  /** Aborts when the page is left; the server goes on. */
  leave: AbortSignal;
  onJob: (job: GenerationJob) => void;
  onConnection: (isThere: boolean) => void;
};

export type Ending = { kind: 'script'; answer: GenerationAnswer } | { kind: 'stopped' };

export const STOPPED: Ending = { kind: 'stopped' };
