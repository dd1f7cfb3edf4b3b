import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { clearSession } from '#lib/session/session.ts';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { signOutEverywhere } from './account-queries.ts';

export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const signOut = useMutation({
    mutationFn: () => signOutEverywhere({}),
    onSuccess: () => {
      clearSession();
      showSuccess('Signed out', 'You’re signed out everywhere.');
    },
    onError: (error) => showError(apiErrorMessage(error, 'Failed to sign out')),
  });
  return (
    <div>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        Sign Out Everywhere
      </Button>
      {asking && (
        <ConfirmDialog
          question="Sign out everywhere?"
          text="Every browser will be signed out, including this one. You can sign back in with your password."
          confirm="Sign Out Everywhere"
          busyText={signOut.isPending && 'Signing out...'}
          onConfirm={() => signOut.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
