import type { InputOf, secondStepEndpoint } from '@hotscribe/contract';
import type { Db, UserRow } from '#db/schema.ts';
import type { Caller } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type Attempt, attemptsFrom, countAttempts, uncountAttempts } from '../attempt-limits.ts';
import { knownDevice } from '../known-device.ts';
import { findUserAlone, recordLogin } from '../user-store.ts';
import { ownerOfChallenge, spendChallenge, takeTry } from './challenge-store.ts';
import { CodeRefused } from './code-refused.ts';
import { type SpentCode, spendCode } from './spend-code.ts';

/** The user whose password was right a moment ago, and whose code is right now. */
export async function secondStep(
  deps: AccountDeps,
  { challenge, code }: InputOf<typeof secondStepEndpoint>,
  caller: Caller<'public'>,
): Promise<UserRow> {
  const userId = await ownerOfChallenge(deps.db, challenge, deps.now());
  const attempts = attemptsOf(deps, userId, caller);
  try {
    await countAttempts(deps, attempts);
    if (userId === undefined || !(await takeTry(deps.db, challenge, deps.now()))) throw challengeExpired();
    const { user, spent } = await deps.db.transaction().execute((db) => pass(deps, db, userId, challenge, code));
    await uncountAttempts(deps, attempts);
    if (spent === 'recovery-code') deps.security({ event: 'recovery-code-used' }, aboutOf(userId, caller));
    return user;
  } catch (error) {
    if (userId !== undefined && error instanceof DomainError) {
      deps.security({ event: 'second-step-failed', reason: reasonOf(error) }, aboutOf(userId, caller));
    }
    throw error;
  }
}

async function pass(deps: AccountDeps, db: Db, userId: string, challenge: string, code: string) {
  if (!(await findUserAlone(db, userId))) throw challengeExpired();
  const user = await recordLogin(db, userId, deps.now());
  const spent: SpentCode = await spendCode(deps, db, user, code);
  if (!(await spendChallenge(db, challenge))) throw challengeExpired();
  return { user, spent };
}

// As with passwords: strangers fill neither what the owner's own browser is counted by, nor soon what the account is.
function attemptsOf({ keys }: AccountDeps, userId: string | undefined, caller: Caller<'public'>): Attempt[] {
  if (userId === undefined) return attemptsFrom(caller.address, 'code');
  const device = knownDevice(keys.device, caller, userId);
  if (device) {
    return [
      { limit: 'codeFromKnownDevice', who: device },
      { limit: 'codeFromKnownDevices', who: userId },
    ];
  }
  return [
    ...attemptsFrom(caller.address, 'codeToAccount', ` ${userId}`),
    ...attemptsFrom(caller.address, 'code'),
    { limit: 'codeToAccount', who: userId },
  ];
}

function reasonOf(error: DomainError) {
  if (error instanceof CodeRefused) return error.reason;
  return error.code === 'too-many-requests' ? 'too-many-requests' : 'challenge-expired';
}

function challengeExpired(): DomainError {
  return new DomainError('challenge-expired');
}

function aboutOf(userId: string, { address }: Caller<'public'>) {
  return { userId, address };
}
