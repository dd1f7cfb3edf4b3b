import {
  accountDataEndpoint,
  deleteAccountEndpoint,
  endSessionEndpoint,
  sessionsEndpoint,
  signOutEverywhereEndpoint,
} from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import { accountData, type DataDeps } from './account-data.ts';
import { type DeleteDeps, deleteAccount } from './delete-account.ts';
import { endAllSessions } from './session-store.ts';
import { endOneSession, sessions } from './sessions.ts';

const success = true as const;

export function mountAccountSettings(mount: Mount, deps: DataDeps & DeleteDeps): void {
  mount(sessionsEndpoint, async (_input, { signedIn }) => {
    return { success, sessions: await sessions(deps, signedIn) };
  });
  mount(endSessionEndpoint, async ({ id }, { signedIn }) => {
    await endOneSession(deps, signedIn.userId, id);
    return done('That browser is signed out.');
  });
  mount(signOutEverywhereEndpoint, async (_input, { signedIn }) => {
    await endAllSessions(deps.db, signedIn.userId, deps.now());
    return done('You are signed out everywhere.');
  });
  mount(deleteAccountEndpoint, async ({ password }, { signedIn }) => {
    await deleteAccount(deps, password, signedIn);
    return done('Your account has been deleted.');
  });
  mount(accountDataEndpoint, (_input, { signedIn }) => accountData(deps, signedIn));
}

function done(message: string) {
  return { success, message };
}
