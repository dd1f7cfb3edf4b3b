import { logProblem } from '#lib/browser/log.ts';
import { clearSession, currentSession } from '#lib/session/session.ts';
import { readItem } from '#lib/session/session-storage.ts';

let signedOut = false;

/** Whether the user has chosen to leave, and nobody has signed in since. */
export function hasSignedOut(): boolean {
  return signedOut && currentSession().status !== 'signed-in';
}

/** Signs out here at once; the server is told afterwards, since a dead network must not keep anyone signed in. */
export function signOut(): void {
  const refreshToken = readItem('refreshToken');
  signedOut = true;
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
