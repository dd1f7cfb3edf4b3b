import { FREE_SCRIPT_LIMIT, type Usage } from '@hotscribe/contract';
import type { UserRow } from '#db/schema.ts';

/** The plan a user is on and how much of it is used: the one place that reads it. */
export function usageOf(user: UserRow): Usage {
  return {
    plan: user.plan,
    subscription_plan: user.plan,
    scriptsGenerated: user.scripts_generated,
    limit: FREE_SCRIPT_LIMIT,
    credits: user.credits,
  };
}
