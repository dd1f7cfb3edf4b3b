import type { Answer } from '#4-answer/answer.ts';
import type { Revision, Wish } from '#revise/revision.ts';
import { knowsRevisions } from './knows-revisions.ts';
import type { Made, Work } from './messages.ts';
import { startPatience } from './patience.ts';
import { openSlot, type SlotSettings, type WorkerSlot } from './worker-slot.ts';
import { WriterBusy } from './writer-errors.ts';

export type { Answer, Named } from '#4-answer/answer.ts';
export type { Revision, Wish } from '#revise/revision.ts';
export { WriterBusy, WriterFailed } from './writer-errors.ts';

export type WriterPool = {
  /** Throws `WriterBusy` where too many ask at once, `WriterFailed` where a worker did not finish. */
  readonly write: (request: string) => Promise<Answer>;
  /** Changes a program; throws as `write` does. Missing where the model has not learned to. */
  readonly revise?: (wish: Wish) => Promise<Revision>;
  /** Resolves when the first worker can write. */
  readonly ready: Promise<void>;
  /** How much there is to do at this moment. */
  readonly load: () => PoolLoad;
  readonly close: () => Promise<void>;
};

export type PoolLoad = {
  /** That have loaded the model. */
  readonly workers: number;
  readonly busy: number;
  readonly waiting: number;
};

export type PoolOptions = {
  /** The model's folder. */
  readonly folder: string;
  readonly workers?: number | undefined;
  readonly mostWaitingMs?: number;
  /** How long a request waits for the first worker: loading the model takes a second or more. */
  readonly mostLoadingMs?: number;
  readonly mostWaiting?: number;
} & Partial<Omit<SlotSettings, 'onFree' | 'folder'>>;

type Waiting = { readonly start: (slot: WorkerSlot) => void; readonly turnAway: () => void };

/** Writers in threads of their own, so that no request holds the event loop or outlives its deadline. */
export function createWriterPool({
  folder,
  workers = 2,
  // A worker looks at its own clock between two tokens; one that still does not answer is ended and replaced.
  deadlineMs = 4000,
  mostWaitingMs = 2000,
  mostLoadingMs = 8000,
  mostWaiting = 16,
  restMs = 5000,
  program = new URL('./worker.ts', import.meta.url),
  onFailure = () => {},
}: PoolOptions): WriterPool {
  const waiting: Waiting[] = [];
  const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();
  let hasStarted = false;
  let isClosed = false;

  const startNext = () => {
    for (const slot of slots) if (slot.isFree()) waiting.shift()?.start(slot);
  };
  const onFree = () => {
    hasStarted = true;
    markReady();
    startNext();
  };
  const slots = Array.from({ length: workers }, () =>
    openSlot({ program, folder, deadlineMs, restMs, onFree, onFailure }),
  );

  const inTurn = (work: Work): Promise<Made> =>
    new Promise((resolve, reject) => {
      if (isClosed || waiting.length >= mostWaiting) return reject(new WriterBusy());
      const stopClock = startPatience(hasStarted ? mostWaitingMs : mostLoadingMs, () => {
        waiting.splice(waiting.indexOf(place), 1);
        place.turnAway();
      });
      const place: Waiting = {
        start: (slot) => {
          stopClock();
          slot.do(work).then(resolve, reject);
        },
        turnAway: () => {
          stopClock();
          reject(new WriterBusy());
        },
      };
      waiting.push(place);
      startNext();
    });

  return {
    ready,
    // A worker answers in kind: what comes of writing is an answer, of revising a revision.
    write: (request) => inTurn({ kind: 'write', given: request }) as Promise<Answer>,
    ...(knowsRevisions(folder) && {
      revise: (wish: Wish) => inTurn({ kind: 'revise', given: wish }) as Promise<Revision>,
    }),
    load: () => {
      const states = slots.map((slot) => slot.state());
      return {
        workers: states.filter((state) => state !== 'loading').length,
        busy: states.filter((state) => state === 'busy').length,
        waiting: waiting.length,
      };
    },
    close: async () => {
      isClosed = true;
      for (const each of waiting.splice(0)) each.turnAway();
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}
