import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const WINDOW_MS = 60_000;

export type EventLoopLag = { p99Ms: () => number; stop: () => void };

/** How late the event loop has been in the last minute or two: every request waits at least this long. */
export function watchEventLoop(): EventLoopLag {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let lastMinute = 0;
  // What was measured includes the pause between two looks.
  const lag = () => Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
  const timer = setInterval(() => {
    lastMinute = lag();
    delay.reset();
  }, WINDOW_MS).unref();
  return {
    p99Ms: () => Math.max(lastMinute, delay.count > 0 ? lag() : 0),
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
