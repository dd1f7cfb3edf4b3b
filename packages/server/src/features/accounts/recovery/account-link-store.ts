import { createHash, randomBytes } from 'node:crypto';
import type { AccountLink, LinkPurpose } from '#db/mail-schema.ts';
import type { Db } from '#db/schema.ts';

type NewLink = Pick<AccountLink, 'user_id' | 'purpose' | 'email'> & { lifetimeMs: number };

/** The secret of a new link, which is kept nowhere but in the mail. */
export async function insertLink(db: Db, { lifetimeMs, ...link }: NewLink, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('account_links')
    .values({ ...link, hash: linkHash(token), created_at: now, expires_at: now + lifetimeMs })
    .execute();
  return token;
}

export function findLink(db: Db, purposes: readonly LinkPurpose[], token: string, now: number) {
  return db
    .selectFrom('account_links')
    .selectAll()
    .where('hash', '=', linkHash(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The link, which is good for nothing from now on. Of two that use it at once, the database lets one through. */
export function spendLink(db: Db, hash: string): Promise<AccountLink | undefined> {
  return db.deleteFrom('account_links').where('hash', '=', hash).returningAll().executeTakeFirst();
}

export async function deleteLinks(db: Db, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).where('purpose', 'in', purposes).execute();
}

export async function forgetOldLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<=', now).execute();
}

function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
