import { emailKey } from '@hotscribe/contract';
import { takeAttempt, windowKey } from '#db/rate-limit-store.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import { attemptsFrom, countAttempts } from '../attempt-limits.ts';

/**
 * Has a link sent to an address, if it has an account. That is looked up later, by what sends the mail: here nothing
 * differs, so neither words nor time tell who has an account.
 */
export async function forgotPassword(deps: AccountDeps, email: string, callerAddress: string): Promise<void> {
  const { db, limits, now, mail } = deps;
  if (!mail.on) throw new DomainError('mail-off');
  await countAttempts(deps, attemptsFrom(callerAddress, 'forgot'));
  const address = emailKey(email);
  const window = { key: windowKey('forgotForAccount', address), ...limits.forgotForAccount };
  // Not turned down: strangers could keep an owner from asking. The mails that were sent still have a link that works.
  if ((await takeAttempt(db, window, now())) > 0) return;
  await mail.post(db, { kind: 'reset-password', userId: null, address });
}
