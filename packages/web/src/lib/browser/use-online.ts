import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection, as far as it can tell. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, () => navigator.onLine, assumeOnline);
}

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function assumeOnline(): boolean {
  return true;
}
