import type { Db, UserRow } from '#db/schema.ts';
import type { SecondFactor } from '#db/two-step-schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import { countAttempts, uncountAttempts } from '../attempt-limits.ts';
import type { Asker } from '../check-password.ts';
import { endOtherSessions } from '../session-store.ts';
import { findUser, findUserAlone } from '../user-store.ts';
import { CodeRefused } from './code-refused.ts';
import { newRecoveryCodes, shownCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { matchingStep } from './totp.ts';
import { confirmFactor, findFactor, replaceRecoveryCodes } from './two-step-store.ts';

/** Turns two-step sign-in on, once a code shows that the app has the secret; answers with the recovery codes. */
export async function confirmTwoStep(deps: AccountDeps, code: string, asker: Asker): Promise<string[]> {
  const { signedIn, address } = asker;
  const attempts = [{ limit: 'codeInSession', who: signedIn.sessionId }] as const;
  await countAttempts(deps, attempts);
  const { user, factor } = await pendingFactor(deps.db, signedIn.userId);
  const secret = openSecret(deps.keys.secondFactor, factor.sealed_secret, user.id);
  const step = secret && matchingStep(secret, code, deps.now());
  if (step === undefined) throw new CodeRefused(secret ? 'wrong-code' : 'unreadable-secret');
  const codes = newRecoveryCodes();
  await deps.db.transaction().execute(async (db) => {
    if (!(await findUserAlone(db, user.id))) throw new DomainError('session-ended');
    if (!(await confirmFactor(db, factor, step, deps.now()))) throw new DomainError('two-step-on');
    await replaceRecoveryCodes(db, user.id, codes, deps.now());
    // Whoever got in with the password alone must not stay.
    await endOtherSessions(db, user.id, signedIn.sessionId, deps.now());
    await deps.mail.post(db, { kind: 'two-step-on', userId: user.id, address: user.email });
  });
  await uncountAttempts(deps, attempts);
  const about = { userId: user.id, address };
  deps.security({ event: 'two-step-turned-on' }, about);
  deps.security({ event: 'sessions-ended', reason: 'two-step-turned-on' }, about);
  return codes.map(shownCode);
}

async function pendingFactor(db: Db, userId: string): Promise<{ user: UserRow; factor: SecondFactor }> {
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('session-ended');
  const factor = await findFactor(db, userId);
  if (factor?.confirmed_at != null) throw new DomainError('two-step-on');
  if (!factor) throw new DomainError('two-step-off', { message: 'That took too long. Please start over.' });
  return { user, factor };
}
