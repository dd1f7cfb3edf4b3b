import {
  beginTwoStepEndpoint,
  confirmTwoStepEndpoint,
  newRecoveryCodesEndpoint,
  turnOffTwoStepEndpoint,
  turnOffUserTwoStepEndpoint,
  twoStepEndpoint,
} from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { RecordUserChange } from '../end-user-sessions.ts';
import { noSuchAccount } from '../no-such-account.ts';
import { findUserByEmail } from '../user-store.ts';
import { beginTwoStep } from './begin-two-step.ts';
import { confirmTwoStep } from './confirm-two-step.ts';
import { makeRecoveryCodes, turnOffTwoStep, twoStepState } from './manage-two-step.ts';
import { turnOffForUser } from './turn-off-for-user.ts';

const success = true as const;

/** Two-step sign-in in the account settings, and for an admin whose user is locked out. Signing in is elsewhere. */
export function mountTwoStep(mount: Mount, deps: AccountDeps & { recordUserChange: RecordUserChange }): void {
  mount(twoStepEndpoint, async (_input, { signedIn }) => {
    return { success, ...(await twoStepState(deps.db, signedIn.userId)) };
  });
  mount(beginTwoStepEndpoint, async ({ password }, caller) => {
    return { success, ...(await beginTwoStep(deps, password, caller)) };
  });
  mount(confirmTwoStepEndpoint, async ({ code }, caller) => {
    return { success, recoveryCodes: await confirmTwoStep(deps, code, caller) };
  });
  mount(newRecoveryCodesEndpoint, async (input, caller) => {
    return { success, recoveryCodes: await makeRecoveryCodes(deps, input, caller) };
  });
  mount(turnOffTwoStepEndpoint, async (input, caller) => {
    await turnOffTwoStep(deps, input, caller);
    return { success, message: 'Two-step sign-in is off.' };
  });
  mount(turnOffUserTwoStepEndpoint, async ({ email }, { signedIn }) => {
    // A stolen admin session must not be enough to take the second step from admins.
    if ((await findUserByEmail(deps.db, email))?.role === 'admin') throw isAdmin();
    const outcome = await turnOffForUser(deps, email, (db, userId) =>
      deps.recordUserChange(db, { actorId: signedIn.userId, userId, action: 'two-step-turned-off' }),
    );
    if (outcome === 'no-such-account') throw noSuchAccount();
    if (outcome === 'was-off') throw wasOff();
    return { success, message: 'Two-step sign-in is off for this user.' };
  });
}

function isAdmin(): DomainError {
  const message =
    'Admins have to turn off two-step sign-in in their own account settings. If an admin has lost their phone and recovery codes, the server’s operator can run this command: npm run admin -- two-step-off EMAIL.';
  return new DomainError('invalid-input', { message, fields: { email: message } });
}

function wasOff(): DomainError {
  const message = 'This account doesn’t use two-step sign-in.';
  return new DomainError('two-step-off', { message, fields: { email: message } });
}
