import { useCallback, useRef, useState } from 'react';
import { useConnection } from '#lib/http/connection.ts';
import { SHOWN_AFTER_MS } from './generate-patiently.ts';
import type { Watch } from './generation-watch.ts';
import { type Progress, progressOfJob } from './progress.ts';

/** How far the script is that somebody waits for; undefined while the wait is short. */
export function useProgress() {
  const [progress, setProgress] = useState<Progress>();
  const isOnline = useConnection() === 'online';
  const stopping = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    stopping.current?.abort();
    setProgress((before) => before && { ...before, isStopping: true });
  }, []);
  async function during<T>(start: Progress, leave: AbortSignal, work: (watch: Watch) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    stopping.current = controller;
    const change = (next: Partial<Progress>) => setProgress((before) => before && { ...before, ...next });
    setProgress(start);
    const timer = setTimeout(() => change({ isLong: true }), SHOWN_AFTER_MS);
    try {
      return await work({
        stop: controller.signal,
        leave,
        onJob: (job) => setProgress((before) => progressOfJob(job, before)),
        onConnection: (isConnected) => change({ isConnected }),
      });
    } finally {
      clearTimeout(timer);
      setProgress(undefined);
    }
  }
  const shown = progress?.isLong ? progress : undefined;
  // The browser knows before the next call fails, and a call that waits for its answer may never notice.
  return { progress: shown && { ...shown, isConnected: shown.isConnected && isOnline }, stop, during };
}
