import type { InputOf, TwoStepState, turnOffTwoStepEndpoint } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { Asker } from '../check-password.ts';
import { newRecoveryCodes, shownCode } from './recovery-codes.ts';
import { activeFactor, countRecoveryCodes, deleteFactor, replaceRecoveryCodes } from './two-step-store.ts';
import { withCode } from './with-code.ts';

type PasswordAndCode = InputOf<typeof turnOffTwoStepEndpoint>;

export async function twoStepState(db: Db, userId: string): Promise<TwoStepState> {
  const factor = await activeFactor(db, userId);
  if (factor?.confirmed_at == null) return { on: false, since: null, recoveryCodesLeft: 0 };
  const since = new Date(factor.confirmed_at).toISOString();
  return { on: true, since, recoveryCodesLeft: await countRecoveryCodes(db, userId) };
}

export async function turnOffTwoStep(deps: AccountDeps, input: PasswordAndCode, asker: Asker): Promise<void> {
  await withCode(deps, input, asker, async (db, { id, email }) => {
    if (!(await deleteFactor(db, id))) throw new DomainError('two-step-off');
    await deps.mail.post(db, { kind: 'two-step-off', userId: id, address: email });
  });
  const about = { userId: asker.signedIn.userId, address: asker.address };
  deps.security({ event: 'two-step-turned-off', by: 'owner' }, about);
}

/** New recovery codes; those from before open nothing anymore. */
export async function makeRecoveryCodes(deps: AccountDeps, input: PasswordAndCode, asker: Asker): Promise<string[]> {
  const codes = newRecoveryCodes();
  await withCode(deps, input, asker, (db, { id }) => replaceRecoveryCodes(db, id, codes, deps.now()));
  deps.security({ event: 'recovery-codes-made' }, { userId: asker.signedIn.userId, address: asker.address });
  return codes.map(shownCode);
}
