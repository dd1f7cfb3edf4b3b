import {
  accountDataEndpoint,
  deleteAccountEndpoint,
  endSessionEndpoint,
  endUserSessionsEndpoint,
  sessionsEndpoint,
  signOutEverywhereEndpoint,
} from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import { accountData, type DataDeps } from './account-data.ts';
import { type DeleteDeps, deleteAccount } from './delete-account.ts';
import { type EndUserSessionsDeps, endUserSessions } from './end-user-sessions.ts';
import { endAllSessions } from './session-store.ts';
import { endOneSession, sessions } from './sessions.ts';

const success = true as const;

export function mountAccountSettings(mount: Mount, deps: DataDeps & DeleteDeps & EndUserSessionsDeps): void {
  mount(sessionsEndpoint, async (_input, { signedIn }) => {
    return { success, sessions: await sessions(deps, signedIn) };
  });
  mount(endSessionEndpoint, async ({ id }, { signedIn: { userId }, address }) => {
    await endOneSession(deps, userId, id);
    deps.security({ event: 'sessions-ended', reason: 'ended-by-owner' }, { userId, address });
    return done('You’re signed out of that browser.');
  });
  mount(signOutEverywhereEndpoint, async (_input, { signedIn: { userId }, address }) => {
    await endAllSessions(deps.db, userId, deps.now());
    deps.security({ event: 'sessions-ended', reason: 'signed-out-everywhere' }, { userId, address });
    return done('You’re signed out everywhere.');
  });
  mount(endUserSessionsEndpoint, async ({ email }, { signedIn }) => {
    const ended = await endUserSessions(deps, signedIn.userId, email);
    return { ...done('The user is signed out everywhere.'), ended };
  });
  mount(deleteAccountEndpoint, async ({ password }, caller) => {
    await deleteAccount(deps, password, caller);
    return done('Your account has been deleted.');
  });
  mount(accountDataEndpoint, async (_input, { signedIn }) => ({ streamed: await accountData(deps, signedIn) }));
}

function done(message: string) {
  return { success, message };
}
