import {
  currentUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
  refreshEndpoint,
  registerEndpoint,
  secondStepEndpoint,
  updateEmailEndpoint,
  updatePasswordEndpoint,
} from '@hotscribe/contract';
import type { UserRow } from '#db/schema.ts';
import type { Caller, Mount } from '#http/mount.ts';
import type { AccountDeps } from './account-deps.ts';
import { currentUser } from './current-user.ts';
import { rememberDevice } from './known-device.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { openSession } from './open-session.ts';
import { signingIn } from './passwords.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { secondStep } from './two-step/second-step.ts';
import { unlessGone } from './unless-gone.ts';
import { updateEmail } from './update-email.ts';
import { updatePassword } from './update-password.ts';
import { userView } from './user-view.ts';

export function mountAccounts(mount: Mount, deps: AccountDeps, { secureCookies }: { secureCookies: boolean }): void {
  async function signIn(
    user: UserRow,
    by: 'password' | 'second-step',
    caller: Caller<'public'>,
    event: 'registered' | 'signed-in' = 'signed-in',
  ) {
    deps.security({ event }, { userId: user.id, address: caller.address });
    rememberDevice(deps.keys.device, caller, user.id, secureCookies);
    return unlessGone(deps.db, user.id, 'wrong-credentials', () => openSession(deps, user, by, caller.userAgent));
  }
  mount(registerEndpoint, async (input, caller) =>
    signIn(await signingIn(() => register(deps, input, caller.address)), 'password', caller, 'registered'),
  );
  mount(loginEndpoint, async (input, caller) => {
    const outcome = await signingIn(() => login(deps, input, caller));
    if ('secondStep' in outcome) return { later: { success: true as const, ...outcome } };
    return signIn(outcome.user, 'password', caller);
  });
  mount(secondStepEndpoint, async (input, caller) =>
    signIn(await secondStep(deps, input, caller), 'second-step', caller),
  );
  mount(refreshEndpoint, ({ refreshToken }, caller) => refresh(deps, refreshToken, caller.address));
  mount(logoutEndpoint, async ({ refreshToken }, { address }) => {
    await logout(deps, refreshToken, address);
    return done('Logged out successfully');
  });
  mount(updatePasswordEndpoint, async (input, caller) => {
    await updatePassword(deps, input, caller);
    return done('Password updated successfully');
  });
  mount(updateEmailEndpoint, async (input, caller) => {
    const user = await updateEmail(deps, input, caller);
    const message = user.pending_email
      ? `We sent a link to ${user.pending_email}. Open it to change your address.`
      : 'Email updated successfully';
    return { ...done(message), user: await userView(deps, user) };
  });
  mount(currentUserEndpoint, (_input, { signedIn }) => currentUser(deps, signedIn.userId));
}

function done(message: string): { success: true; message: string } {
  return { success: true, message };
}
