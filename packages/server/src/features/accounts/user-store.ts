import { randomUUID } from 'node:crypto';
import { emailKey } from '@hotscribe/contract';
import { isUniqueViolation } from '#db/database-errors.ts';
import type { Db, UserRow } from '#db/schema.ts';
import { emailTaken } from './email-taken.ts';

export type NewUser = {
  email: string;
  passwordHash: string;
  role: UserRow['role'];
  createdAt: number;
  lastLoginAt: number | null;
  emailConfirmedAt?: number;
};

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The same, within a transaction: whoever else changes the account or deletes it waits until it ends. Asked first, since
 * deleting takes this row before all that belongs to it, and two that lock in another order would wait for each other.
 */
export function findUserAlone(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The new user, or nothing where the address has an account: the unique key decides, not an earlier look. */
export function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: user.email.trim(),
      email_key: emailKey(user.email),
      password_hash: user.passwordHash,
      role: user.role,
      created_at: user.createdAt,
      last_login_at: user.lastLoginAt,
      email_confirmed_at: user.emailConfirmedAt ?? null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The new address is in force at once; `confirmedAt` is null where nobody has shown that it is theirs. */
export async function updateEmail(db: Db, id: string, email: string, confirmedAt: number | null): Promise<UserRow> {
  try {
    return await db
      .updateTable('users')
      .set({ email, email_key: emailKey(email), email_confirmed_at: confirmedAt, pending_email: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken('newEmail');
    throw error;
  }
}

export async function confirmAddress(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

export function setPendingEmail(db: Db, id: string, email: string | null): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ pending_email: email })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export function recordLogin(db: Db, id: string, now: number): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ last_login_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False where no account has that address. */
export async function updateRole(db: Db, email: string, role: UserRow['role']): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ role })
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function countAdmins(db: Db): Promise<number> {
  const { admins } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('admins'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return admins;
}

/** The same, within a transaction: nobody else adds or takes away an admin until it ends. */
export async function countAdminsAlone(db: Db): Promise<number> {
  // Writing the rows locks them in every database; whoever waits for that finds them as they are afterwards.
  const rows = await db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('role', '=', 'admin')
    .returning('id')
    .execute();
  return rows.length;
}

/** What belongs to the user goes with the row; orders, payments and the audit log lose only who it was. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
