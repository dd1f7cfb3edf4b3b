import { logProblem } from '#lib/browser/log.ts';
import { currentSession, onSessionChange } from '#lib/session/session.ts';

// The page that was asked for comes first.
const CALM_MS = 3_000;

/**
 * Keeps a copy of the app in the browser of whoever has an account or has installed it, so that it opens without a
 * connection. Those who only read a page do not pay for it.
 */
export function keepOfflineCopy(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (currentSession().status === 'signed-in' || matchMedia('(display-mode: standalone)').matches) {
    keepSoon();
    return;
  }
  const stop = onSessionChange(() => {
    if (currentSession().status !== 'signed-in') return;
    stop();
    keepSoon();
  });
}

function keepSoon(): void {
  setTimeout(() => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => logProblem('Couldn’t store the app for offline use', error));
  }, CALM_MS);
}
