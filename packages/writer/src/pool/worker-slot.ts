import { Worker } from 'node:worker_threads';
import { failurePlace } from './failure-place.ts';
import type { FromWorker, Made, Work } from './messages.ts';
import { startPatience } from './patience.ts';
import { WriterFailed } from './writer-errors.ts';

/** One worker thread at a time; one that fails is ended, and another takes its place. */
export type WorkerSlot = {
  readonly isFree: () => boolean;
  readonly state: () => 'loading' | 'free' | 'busy';
  readonly do: (work: Work) => Promise<Made>;
  readonly close: () => Promise<void>;
};

export type SlotSettings = {
  readonly program: URL;
  readonly folder: string;
  readonly deadlineMs: number;
  /** Before another try, where a worker could not even start: what is missing now is still missing in a moment. */
  readonly restMs: number;
  readonly onFree: () => void;
  /** For the log. */
  readonly onFailure: (why: string) => void;
};

type Job = {
  readonly resolve: (made: Made) => void;
  readonly reject: (error: WriterFailed) => void;
  readonly stopClock: () => void;
};

const MOST_FINISHING_MS = 5000;

// Left to itself, a worker lets hundreds of megabytes of spent tensors pile up before it tidies.
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };

export function openSlot({ program, folder, deadlineMs, restMs, onFree, onFailure }: SlotSettings): WorkerSlot {
  let worker: Worker | undefined;
  let isReady = false;
  let isClosed = false;
  let job: Job | undefined;
  let loaded = Promise.resolve();
  let retired: Promise<unknown> = Promise.resolve();

  const hire = () => {
    if (isClosed) return;
    worker = new Worker(program, { workerData: folder, resourceLimits: LIMITS });
    worker.unref();
    loaded = loadingOf(worker);
    worker.on('message', hear);
    worker.on('error', (error) => replace(`failed: ${failurePlace(error)}`));
    worker.on('exit', () => replace('exited unexpectedly'));
  };
  const hear = (message: FromWorker) => {
    if ('ready' in message) isReady = true;
    else if ('made' in message) take()?.resolve(message.made);
    else {
      onFailure(`failed: ${message.failedAt}`);
      take()?.reject(new WriterFailed('failed'));
    }
    onFree();
  };
  const take = (): Job | undefined => {
    const taken = job;
    job = undefined;
    taken?.stopClock();
    return taken;
  };
  const replace = (why: string, isAtWork = false) => {
    onFailure(why);
    retired = Promise.all([retired, dismiss(isAtWork)]);
    take()?.reject(new WriterFailed(why));
    if (isReady) hire();
    else setTimeout(hire, restMs).unref();
    isReady = false;
  };
  const dismiss = async (isAtWork: boolean) => {
    const leaving = worker;
    leaving?.removeAllListeners();
    // What a worker says while it is being ended concerns nobody; without a listener an error would end the process.
    leaving?.on('error', () => {});
    if (leaving && isAtWork) await letFinish(leaving);
    await leaving?.terminate();
  };

  hire();
  return {
    isFree: () => isReady && !job,
    state: () => (isReady ? (job ? 'busy' : 'free') : 'loading'),
    do: (work) =>
      new Promise((resolve, reject) => {
        job = { resolve, reject, stopClock: startPatience(deadlineMs, () => replace('took too long', true)) };
        worker?.postMessage(work);
      }),
    close: async () => {
      isClosed = true;
      const left = take();
      // Ended while it loads the model, a worker takes the whole process with it.
      const dismissed = loaded.then(() => dismiss(left !== undefined));
      left?.reject(new WriterFailed('closed'));
      await Promise.all([dismissed, retired]);
    },
  };
}

// Ended in the middle of the model's native code, a worker takes the whole process with it. One that is late looks at its
// own clock soon, and says so; one that never does is in a loop of JavaScript, which can be ended.
function letFinish(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MOST_FINISHING_MS).unref();
    for (const event of ['message', 'error', 'exit']) {
      worker.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

function loadingOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['message', 'error', 'exit']) worker.once(event, () => resolve());
  });
}
