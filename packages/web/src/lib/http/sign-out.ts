import { PAGES } from '@hotscribe/contract';
import { logProblem } from '#lib/browser/log.ts';
import { clearSession, currentSession, onSessionChange } from '#lib/session/session.ts';
import { readItem } from '#lib/session/session-storage.ts';

let leftFor: string | undefined;

/** Where a user who chose to leave is going; undefined if they didn't, or if someone has signed in since. */
export function leavingFor(): string | undefined {
  return leftFor;
}

onSessionChange(() => {
  if (currentSession().status === 'signed-in') leftFor = undefined;
});

/** For a user who no longer has an account. */
export function leaveForGood(): void {
  leftFor = PAGES.home.path;
  clearSession();
}

/** Signs out here at once; the server is told afterwards, since a dead network must not keep anyone signed in. */
export function signOut(): void {
  const refreshToken = readItem('refreshToken');
  leftFor = PAGES.login.path;
  clearSession();
  if (refreshToken) void tellServer(refreshToken);
}

async function tellServer(refreshToken: string): Promise<void> {
  try {
    // Loaded when needed: the header is on every page, and the API client is not.
    const { endServerSession } = await import('./end-server-session.ts');
    await endServerSession({ refreshToken });
  } catch (error) {
    logProblem('The server was not told of the sign-out', error);
  }
}
