import { queryOptions } from '@tanstack/react-query';
import { currentSession, updateSessionUser } from '#lib/session/session.ts';
import { confirmEmail } from './confirm-email-calls.ts';

/** Opens a link: the address that is confirmed by it. */
export function confirmLink(token: string) {
  return queryOptions({
    queryKey: ['confirm-link', token],
    queryFn: async () => {
      const { email } = await confirmEmail({ token });
      noteConfirmed(email);
      return email;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

// Whoever opens it in the browser they are signed in with sees the banner go at once.
function noteConfirmed(email: string): void {
  const session = currentSession();
  if (session.status !== 'signed-in') return;
  const { user } = session;
  if (email === user.email || email === user.pendingEmail) {
    updateSessionUser({ ...user, email, emailToConfirm: false, pendingEmail: null });
  }
}
