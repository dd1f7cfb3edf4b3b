import {
  confirmEmailEndpoint,
  forgotPasswordEndpoint,
  keepEmailEndpoint,
  resetPasswordEndpoint,
  sendConfirmationEndpoint,
} from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import type { AccountDeps } from '../account-deps.ts';
import { userView } from '../user-view.ts';
import { confirmEmail } from './confirm-email.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';
import { keepEmail, sendConfirmation } from './send-confirmation.ts';

const success = true as const;

/** The ways back into an account. */
export function mountRecovery(mount: Mount, deps: AccountDeps): void {
  mount(forgotPasswordEndpoint, async ({ email }, { address }) => {
    await forgotPassword(deps, email, address);
    const message = 'If that address has an account, a link is on its way.';
    return { success, message, toOutbox: deps.mail.toOutbox };
  });
  mount(resetPasswordEndpoint, async (input, { address }) => {
    await resetPassword(deps, input, address);
    return { success, message: 'Your password has been changed. Please sign in.' };
  });
  mount(confirmEmailEndpoint, async ({ token }, { address }) => {
    const email = await confirmEmail(deps, token, address);
    return { success, message: 'Your email address is confirmed.', email };
  });
  mount(sendConfirmationEndpoint, async (_input, { signedIn }) => {
    const user = await sendConfirmation(deps, signedIn.userId);
    return { success, toOutbox: deps.mail.toOutbox, user: await userView(deps, user) };
  });
  mount(keepEmailEndpoint, async (_input, { signedIn }) => {
    const user = await keepEmail(deps, signedIn.userId);
    return { success, user: await userView(deps, user) };
  });
}
