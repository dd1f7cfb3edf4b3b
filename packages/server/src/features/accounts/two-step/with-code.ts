import type { Db, UserRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type Attempt, countAttempts, uncountAttempts } from '../attempt-limits.ts';
import { type Asker, checkPassword } from '../check-password.ts';
import { findUserAlone } from '../user-store.ts';
import { CodeRefused } from './code-refused.ts';
import { spendCode } from './spend-code.ts';
import { activeFactor } from './two-step-store.ts';

/** Does something for a signed-in user who has shown the password and a code; both in the transaction that does it. */
export async function withCode<T>(
  deps: AccountDeps,
  { password, code }: { password: string; code: string },
  asker: Asker,
  act: (db: Db, user: UserRow) => Promise<T>,
): Promise<T> {
  const user = await checkPassword(deps, asker, password);
  if (!(await activeFactor(deps.db, user.id))) throw new DomainError('two-step-off');
  // Of the account too: whoever has stolen both a session and the password could else try codes in one after the other.
  const attempts: Attempt[] = [
    { limit: 'codeInSession', who: asker.signedIn.sessionId },
    { limit: 'codeToAccount', who: user.id },
  ];
  await countAttempts(deps, attempts);
  const about = { userId: user.id, address: asker.address };
  const { spent, result } = await deps.db
    .transaction()
    .execute(async (db) => {
      const owner = await findUserAlone(db, user.id);
      if (!owner) throw new DomainError('session-ended');
      return { spent: await spendCode(deps, db, owner, code), result: await act(db, owner) };
    })
    .catch((error) => {
      if (error instanceof CodeRefused) deps.security({ event: 'code-refused', reason: error.reason }, about);
      throw error;
    });
  await uncountAttempts(deps, attempts);
  if (spent === 'recovery-code') deps.security({ event: 'recovery-code-used' }, about);
  return result;
}
