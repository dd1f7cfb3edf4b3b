import { ApiError } from '#lib/http/api-error.ts';
import { NotReached } from '#lib/http/http-request.ts';
import type { Watch } from './generation-watch.ts';

const RETRY_MS = 3000;

/** Makes a call again and again while the server cannot be reached, and says so. */
export async function patiently<T>(watch: Watch, call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const answer = await call();
      watch.onConnection(true);
      return answer;
    } catch (error) {
      if (watch.leave.aborted || !mayComeBack(error)) throw error;
      watch.onConnection(false);
      await pause(RETRY_MS, watch.stop);
    }
  }
}

/** Waits, but no longer than until the connection is back, or the user wants it to stop. */
export function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    stop.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      stop.removeEventListener('abort', end);
      resolve();
    }
  });
}

// A proxy answers for a server that is being restarted.
function mayComeBack(error: unknown): boolean {
  return error instanceof NotReached || (error instanceof ApiError && error.status >= 500);
}
