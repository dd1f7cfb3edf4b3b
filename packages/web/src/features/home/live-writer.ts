import { useEffect, useState } from 'react';
import type { LiveAnswer } from './answer-request.ts';
import type { FromWriter, ToWriter } from './writer-messages.ts';

export type WriterState = 'asleep' | 'loading' | 'ready' | 'failed';

export type Written = { description: string; answer: LiveAnswer; milliseconds: number | undefined };

export type LiveWriter = {
  /** Fetches the compiler, unless that is done, under way or has failed. */
  wake: () => void;
  /** Fetches it again after that has failed; what was asked meanwhile is answered then. */
  retry: () => void;
  /** The answer to the last request alone is heard. */
  write: (description: string) => void;
  stop: () => void;
};

type Listener = { onState: (state: WriterState) => void; onWritten: (written: Written) => void };

/** The compiler, in a worker of its own. It is large, and fetched only when it is wanted. */
function createLiveWriter({ onState, onWritten }: Listener): LiveWriter {
  let worker: Worker | undefined;
  let hasFailed = false;
  let asked: ToWriter = { id: 0, description: '' };
  const fail = () => {
    worker?.terminate();
    worker = undefined;
    hasFailed = true;
    onState('failed');
  };
  const hear = ({ data }: MessageEvent<FromWriter>) => {
    if (data.kind === 'ready') onState('ready');
    else if (data.id === asked.id) onWritten({ ...data, description: asked.description });
  };
  const wake = () => {
    if (worker || hasFailed) return;
    onState('loading');
    worker = new Worker(new URL('./writer-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    if (asked.description) worker.postMessage(asked);
  };
  return {
    wake,
    retry: () => {
      hasFailed = false;
      wake();
    },
    write: (description) => {
      asked = { id: asked.id + 1, description };
      if (worker) worker.postMessage(asked);
      else wake();
    },
    stop: () => worker?.terminate(),
  };
}

/** A writer for as long as its component is on the page; `onWritten` must not change. */
export function useLiveWriter(onWritten: (written: Written) => void): LiveWriter & { state: WriterState } {
  const [state, setState] = useState<WriterState>('asleep');
  const [writer, setWriter] = useState<LiveWriter>();
  useEffect(() => {
    const created = createLiveWriter({ onState: setState, onWritten });
    setWriter(created);
    return () => created.stop();
  }, [onWritten]);
  return { ...(writer ?? NOBODY), state };
}

const NOBODY: LiveWriter = { wake: () => {}, retry: () => {}, write: () => {}, stop: () => {} };
