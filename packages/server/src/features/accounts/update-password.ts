import type { InputOf, updatePasswordEndpoint } from '@hotscribe/contract';
import type { AccountDeps } from './account-deps.ts';
import { type Asker, checkPassword } from './check-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { stopWhatOthersBegan } from './recovery/stop-what-others-began.ts';
import { endOtherSessions } from './session-store.ts';
import { updatePasswordHash } from './user-store.ts';

export async function updatePassword(
  deps: AccountDeps,
  { currentPassword, newPassword }: InputOf<typeof updatePasswordEndpoint>,
  asker: Asker,
): Promise<void> {
  const user = await checkPassword(deps, asker, currentPassword);
  refuseCommonPassword('newPassword', newPassword);
  const { userId, sessionId } = asker.signedIn;
  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction().execute(async (db) => {
    await updatePasswordHash(db, userId, passwordHash);
    // Whoever else holds a session may be the reason for the change.
    await endOtherSessions(db, userId, sessionId, deps.now());
    await stopWhatOthersBegan(db, userId);
    await deps.mail.post(db, { kind: 'password-changed', userId, address: user.email });
  });
  const about = { userId, address: asker.address };
  deps.security({ event: 'password-changed' }, about);
  deps.security({ event: 'sessions-ended', reason: 'password-changed' }, about);
}
