import { isAppCode } from '@hotscribe/contract';
import type { Db, UserRow } from '#db/schema.ts';
import type { AccountDeps } from '../account-deps.ts';
import { CodeRefused } from './code-refused.ts';
import { openSecret } from './sealed-secret.ts';
import { matchingStep } from './totp.ts';
import { activeFactor, spendRecoveryCode, spendStep } from './two-step-store.ts';

export type SpentCode = 'app-code' | 'recovery-code';

type SpendDeps = Pick<AccountDeps, 'keys' | 'now' | 'mail'>;

/** Uses a code up, within a transaction that has the user's row; throws where it opens nothing. The owner hears of a recovery code by mail. */
export async function spendCode(deps: SpendDeps, db: Db, user: UserRow, code: string): Promise<SpentCode> {
  const factor = await activeFactor(db, user.id);
  if (!factor) throw new CodeRefused('wrong-code');
  if (isAppCode(code)) {
    const secret = openSecret(deps.keys.secondFactor, factor.sealed_secret, user.id);
    if (!secret) throw new CodeRefused('unreadable-secret');
    const step = matchingStep(secret, code, deps.now());
    if (step === undefined || !(await spendStep(db, factor, step))) throw new CodeRefused('wrong-code');
    return 'app-code';
  }
  if (!(await spendRecoveryCode(db, user.id, code))) throw new CodeRefused('wrong-recovery-code');
  await deps.mail.post(db, { kind: 'recovery-code-used', userId: user.id, address: user.email });
  return 'recovery-code';
}
