import type { SignedIn } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { LeaveProvider } from '#payments/plan-catalog.ts';
import type { AccountDeps } from './account-deps.ts';
import { checkPassword } from './check-password.ts';
import { countAdmins, deleteUser } from './user-store.ts';

export type DeleteDeps = AccountDeps & { leaveProvider: LeaveProvider };

/**
 * Deletes an account and all that is known of its owner. What was sold stays in the books, without who bought it.
 * The subscription is ended first: were it the other way round, a failure would leave someone paying for nothing.
 */
export async function deleteAccount(deps: DeleteDeps, password: string, signedIn: SignedIn): Promise<void> {
  const user = await checkPassword(deps, signedIn, password);
  // Without an admin nobody could ever be made one again.
  if (user.role === 'admin' && (await countAdmins(deps.db)) === 1) throw new DomainError('last-admin');
  await deps.leaveProvider(user.id);
  await deleteUser(deps.db, user.id);
}
