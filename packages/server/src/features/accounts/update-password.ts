import type { InputOf, updatePasswordEndpoint } from '@hotscribe/contract';
import type { SignedIn } from '#http/mount.ts';
import type { AccountDeps } from './account-deps.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './passwords.ts';
import { endOtherSessions } from './session-store.ts';
import { updatePasswordHash } from './user-store.ts';

export async function updatePassword(
  deps: AccountDeps,
  { currentPassword, newPassword }: InputOf<typeof updatePasswordEndpoint>,
  signedIn: SignedIn,
): Promise<void> {
  await checkPassword(deps, signedIn, currentPassword);
  const { userId, sessionId } = signedIn;
  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction().execute(async (db) => {
    await updatePasswordHash(db, userId, passwordHash);
    // Whoever else holds a session may be the reason for the change.
    await endOtherSessions(db, userId, sessionId, deps.now());
  });
}
