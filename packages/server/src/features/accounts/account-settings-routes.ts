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
  mount(endSessionEndpoint, async ({ id }, { signedIn: { userId }, address }) => {
    await endOneSession(deps, userId, id);
    deps.security({ event: 'sessions-ended', reason: 'ended-by-owner' }, { userId, address });
    return done('That browser is signed out.');
  });
  mount(signOutEverywhereEndpoint, async (_input, { signedIn: { userId }, address }) => {
    await endAllSessions(deps.db, userId, deps.now());
    deps.security({ event: 'sessions-ended', reason: 'signed-out-everywhere' }, { userId, address });
    return done('You are signed out everywhere.');
  });
  mount(deleteAccountEndpoint, async ({ password }, caller) => {
    await deleteAccount(deps, password, caller);
    return done('Your account has been deleted.');
  });
  mount(accountDataEndpoint, (_input, { signedIn }) => accountData(deps, signedIn));
}

function done(message: string) {
  return { success, message };
}
