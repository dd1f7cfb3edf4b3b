import { emailKey, type InputOf, type loginEndpoint } from '@hotscribe/contract';
import type { Db, UserRow } from '#db/schema.ts';
import type { Caller } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { type Attempt, attemptsFrom, countAttempts, uncountAttempts } from './attempt-limits.ts';
import { knownDevice } from './known-device.ts';
import { passwordMatches } from './passwords.ts';
import { refuseOldPassword } from './refuse-old-password.ts';
import { insertChallenge } from './two-step/challenge-store.ts';
import { activeFactor } from './two-step/two-step-store.ts';
import { unlessGone } from './unless-gone.ts';
import { findUserByEmail, recordLogin } from './user-store.ts';

type SignIn = { user: UserRow } | { secondStep: { challenge: string; expiresAt: string } };

/** The user whose password this is, or what the second step needs where the account has one. */
export async function login(
  deps: AccountDeps,
  { email, password }: InputOf<typeof loginEndpoint>,
  caller: Caller<'public'>,
): Promise<SignIn> {
  const user = await findUserByEmail(deps.db, email);
  const attempts = attemptsOf(deps, user, email, caller);
  const failed = (reason: 'wrong-credentials' | 'too-many-requests') =>
    deps.security({ event: 'sign-in-failed', reason }, aboutOf(user, email, caller));
  await countAttempts(deps, attempts).catch((error) => {
    failed('too-many-requests');
    throw error;
  });
  // A wrong password and an unknown address take the same path, so that neither words nor time tell them apart.
  const matches = await passwordMatches(user?.password_hash, password).catch(async (error) => {
    // Too busy to look: what was not tried does not count.
    await uncountAttempts(deps, attempts);
    throw error;
  });
  if (!user || !matches) {
    failed('wrong-credentials');
    throw new DomainError('wrong-credentials');
  }
  await uncountAttempts(deps, attempts);
  const outcome = await unlessGone(deps.db, user.id, 'wrong-credentials', () =>
    deps.db.transaction().execute((db) => firstStep(deps, db, user)),
  );
  if ('secondStep' in outcome) deps.security({ event: 'second-step-asked' }, aboutOf(user, email, caller));
  return outcome;
}

async function firstStep({ now }: AccountDeps, db: Db, user: UserRow): Promise<SignIn> {
  await refuseOldPassword(db, user);
  if (!(await activeFactor(db, user.id))) return { user: await recordLogin(db, user.id, now()) };
  const { challenge, expiresAt } = await insertChallenge(db, user.id, now());
  return { secondStep: { challenge, expiresAt: new Date(expiresAt).toISOString() } };
}

function attemptsOf(
  { keys }: AccountDeps,
  user: UserRow | undefined,
  email: string,
  caller: Caller<'public'>,
): Attempt[] {
  const device = user && knownDevice(keys.device, caller, user.id);
  if (device) return [{ limit: 'signInFromKnownDevice', who: device }];
  const account = emailKey(email);
  return [
    ...attemptsFrom(caller.address, 'signInToAccount', ` ${account}`),
    ...attemptsFrom(caller.address, 'signIn'),
    { limit: 'signInToAccount', who: account },
  ];
}

function aboutOf(user: UserRow | undefined, email: string, { address }: Caller<'public'>) {
  return user ? { userId: user.id, address } : { email, address };
}
