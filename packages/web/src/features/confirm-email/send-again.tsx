import { useState } from 'react';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { updateSessionUser } from '#lib/session/session.ts';

/** A link in running text that sends the mail once more. */
export function SendAgain() {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    try {
      // Loaded when needed: the banner is on every page, and the API client is not.
      const { sendConfirmation } = await import('./confirm-email-calls.ts');
      const { user, toOutbox } = await sendConfirmation({});
      updateSessionUser(user);
      if (!user.emailToConfirm) showSuccess('All set', 'Your email address is already confirmed.');
      else if (toOutbox) showSuccess('Not sent', 'This server is in test mode. Find the email at /sandbox/outbox.');
      else
        showSuccess(
          'Email sent',
          `We sent it to ${user.pendingEmail ?? user.email}. If you don’t see it, check your spam folder.`,
        );
    } catch (error) {
      showError((error instanceof Error && error.message) || 'Failed to send the email');
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={send}
      className="cursor-pointer font-medium text-accent underline underline-offset-4 hover:decoration-2"
    >
      {busy ? 'Sending...' : 'Send it again'}
    </button>
  );
}
