import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs what belongs to a request, so that every line of the log that comes of it can name the request. */
export function withinRequest(id: string, run: () => void): void {
  requestIds.run(id, run);
}

/** Runs what a request happens to start and all share, such as a timer: its lines belong to nobody's request. */
export function outsideRequests<T>(run: () => T): T {
  return requestIds.exit(run);
}

export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
