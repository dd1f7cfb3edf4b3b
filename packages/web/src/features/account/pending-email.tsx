import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { currentUserQuery } from '#lib/http/current-user-query.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/status/notice.tsx';
import { keepEmail, sendConfirmation } from './account-queries.ts';

/** A change of address that waits for its link to be opened. */
export function PendingEmail({ email }: { email: string }) {
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () => sendConfirmation({}),
    onSuccess: ({ toOutbox }) =>
      toOutbox
        ? showSuccess('Not sent', 'This server is in test mode. Find the email at /sandbox/outbox.')
        : showSuccess('Email sent', `We sent it to ${email}. If you don’t see it, check your spam folder.`),
    onError: (error) => showError(apiErrorMessage(error, 'Failed to send the email')),
  });
  const keep = useMutation({
    mutationFn: keepEmail,
    onSuccess: () => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    onError: (error) => showError(apiErrorMessage(error, 'Failed to cancel the change')),
  });
  return (
    <div className="mt-4">
      <Notice>
        <p>
          Your email address will change to <strong className="font-medium">{email}</strong> once you open the link in
          the email we sent to that address.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button tone="secondary" size="small" busyText={send.isPending && 'Sending...'} onClick={() => send.mutate()}>
            Send It Again
          </Button>
          <Button
            tone="secondary"
            size="small"
            busyText={keep.isPending && 'Canceling...'}
            onClick={() => keep.mutate()}
          >
            Cancel Change
          </Button>
        </div>
      </Notice>
    </div>
  );
}
