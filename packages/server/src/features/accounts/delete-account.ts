import { overwriteDeleted } from '#db/overwrite-deleted.ts';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { LeaveProvider } from '#payments/plan-catalog.ts';
import type { AccountDeps } from './account-deps.ts';
import { type Asker, checkPassword } from './check-password.ts';
import { countAdmins, countAdminsAlone, deleteUser, findUser } from './user-store.ts';

export type DeleteDeps = AccountDeps & { leaveProvider: LeaveProvider };

/**
 * Deletes an account and all that is known of its owner. What was sold stays in the books, without who bought it.
 * The subscription is ended first: were it the other way round, a failure would leave someone paying for nothing.
 */
export async function deleteAccount(deps: DeleteDeps, password: string, asker: Asker): Promise<void> {
  const user = await checkPassword(deps, asker, password);
  if (user.role === 'admin' && (await countAdmins(deps.db)) === 1) throw new DomainError('last-admin');
  await deps.leaveProvider(user.id);
  await deps.db.transaction().execute((db) => deleteUnlessLastAdmin(db, user.id));
  deps.security({ event: 'account-deleted' }, { userId: user.id, address: asker.address });
  await overwriteDeleted(deps.db);
}

// Without an admin nobody could ever be made one again. Asked once more, because the provider takes its time to answer,
// and the other admin may have gone meanwhile.
async function deleteUnlessLastAdmin(db: Db, id: string): Promise<void> {
  const admins = await countAdminsAlone(db);
  const user = await findUser(db, id);
  if (user?.role === 'admin' && admins === 1) throw new DomainError('last-admin');
  await deleteUser(db, id);
}
