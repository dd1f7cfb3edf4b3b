import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import type { AccountDeps } from '../account-deps.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

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
}
