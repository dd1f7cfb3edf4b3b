import type { Db } from '#db/schema.ts';
import type { SecurityLog } from './security-log.ts';
import { countAdminsAlone, findUserByEmail, updateRole } from './user-store.ts';

export type RoleChange = 'changed' | 'unchanged' | 'no-such-account' | 'last-admin';

type RoleDeps = { db: Db; security: SecurityLog };

/** Gives an account the admin's role or takes it away; the last admin stays, or nobody could ever give it again. */
export async function changeRole(deps: RoleDeps, email: string, role: 'user' | 'admin'): Promise<RoleChange> {
  const changed = await deps.db.transaction().execute(async (db) => {
    const admins = await countAdminsAlone(db);
    const user = await findUserByEmail(db, email);
    if (!user) return 'no-such-account';
    if (user.role === role) return 'unchanged';
    if (role === 'user' && admins === 1) return 'last-admin';
    await updateRole(db, email, role);
    return { userId: user.id };
  });
  if (typeof changed === 'string') return changed;
  deps.security({ event: 'role-changed', role }, changed);
  return 'changed';
}
