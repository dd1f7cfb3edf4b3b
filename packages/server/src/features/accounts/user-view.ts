import { FREE_SCRIPT_LIMIT, type User } from '@hotscribe/contract';
import type { UserRow } from '#db/schema.ts';

/** A user as the browser may see it. */
export function userView(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    subscription_plan: 'free',
    scriptsGenerated: row.scripts_generated,
    limit: FREE_SCRIPT_LIMIT,
    createdAt: new Date(row.created_at).toISOString(),
    lastLoginAt: row.last_login_at === null ? null : new Date(row.last_login_at).toISOString(),
  };
}
