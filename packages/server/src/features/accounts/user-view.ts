import type { User } from '@hotscribe/contract';
import type { UserRow } from '#db/schema.ts';
import type { AccountDeps } from './account-deps.ts';

/** A user as the browser may see it. */
export async function userView(
  { currentUsage, mail }: Pick<AccountDeps, 'currentUsage' | 'mail'>,
  row: UserRow,
): Promise<User> {
  const { subscription_plan, scriptsGenerated, limit } = await currentUsage(row.id);
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    subscription_plan,
    scriptsGenerated,
    limit,
    createdAt: new Date(row.created_at).toISOString(),
    // Where no mail can be sent, nobody is asked for what they cannot do.
    emailToConfirm: mail.on && row.email_confirmed_at === null,
    pendingEmail: row.pending_email,
    lastLoginAt: row.last_login_at === null ? null : new Date(row.last_login_at).toISOString(),
  };
}
