import type { Session } from '@hotscribe/contract';
import type { SignedIn } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { deviceName } from './device-name.ts';
import { endOwnSession, listSessions } from './session-store.ts';

/** The browsers that are signed in, the one that asks first. */
export async function sessions({ db, now }: AccountDeps, { userId, sessionId }: SignedIn): Promise<Session[]> {
  const rows = await listSessions(db, userId, now());
  const views = rows.map(({ id, user_agent, created_at, last_used_at }) => ({
    id,
    device: deviceName(user_agent),
    current: id === sessionId,
    createdAt: new Date(created_at).toISOString(),
    lastUsedAt: new Date(last_used_at).toISOString(),
  }));
  return [...views.filter(({ current }) => current), ...views.filter(({ current }) => !current)];
}

export async function endOneSession({ db, now }: AccountDeps, userId: string, id: string): Promise<void> {
  if (!(await endOwnSession(db, userId, id, now()))) throw new DomainError('not-found');
}
