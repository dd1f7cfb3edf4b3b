import { useSyncExternalStore } from 'react';

/** `unreachable`: the browser sees a network, but nothing gets through to Hotscribe. */
export type Connection = 'online' | 'offline' | 'unreachable';

const PROBE = '/healthz';
const PROBE_TIMEOUT_MS = 5_000;
const PROBE_AGAIN_MS = 5_000;

let isReachable = true;
let isProbing = false;
let nextProbe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function currentConnection(): Connection {
  if (!navigator.onLine) return 'offline';
  return isReachable ? 'online' : 'unreachable';
}

export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, currentConnection, assumeOnline);
}

/** Any reply, even an error, shows that the line works. */
export function replyArrived(): void {
  setReachable(true);
}

/** One call that fails proves little: the browser also cuts off calls when a page is left. So ask once more. */
export function callFailed(): void {
  if (!isProbing) void probe();
}

async function probe(): Promise<void> {
  isProbing = true;
  try {
    await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    setReachable(true);
  } catch {
    setReachable(false);
    clearTimeout(nextProbe);
    nextProbe = setTimeout(callFailed, PROBE_AGAIN_MS);
  } finally {
    isProbing = false;
  }
}

function setReachable(next: boolean): void {
  if (next === isReachable) return;
  if (next) clearTimeout(nextProbe);
  isReachable = next;
  for (const listener of listeners) listener();
}

function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', onOnline);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', onOnline);
    removeEventListener('offline', listener);
  };

  function onOnline(): void {
    if (!isReachable) callFailed();
    listener();
  }
}

function assumeOnline(): Connection {
  return 'online';
}
