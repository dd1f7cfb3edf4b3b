import type { currentUserEndpoint, OutputOf } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { findUser } from './user-store.ts';
import { userView } from './user-view.ts';

export async function currentUser(deps: AccountDeps, userId: string): Promise<OutputOf<typeof currentUserEndpoint>> {
  const row = await findUser(deps.db, userId);
  if (!row) throw new DomainError('session-ended');
  return { success: true, ...(await userView(deps, row)), ...(await deps.currentUsage(userId)) };
}
