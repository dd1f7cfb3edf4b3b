import { zodResolver } from '@hookform/resolvers/zod';
import { endUserSessionsEndpoint } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiErrorMessage } from '#lib/api-error.ts';
import { tieServerErrors, toastMistakes } from '#lib/form-errors.ts';
import { showError, showSuccess } from '#lib/toast-store.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { adminQueries, endUserSessions } from './admin-queries.ts';

/** For an account that somebody else may be using. */
export function SignOutUser() {
  const client = useQueryClient();
  const [email, setEmail] = useState<string>();
  const form = useForm({ resolver: zodResolver(endUserSessionsEndpoint.input), defaultValues: { email: '' } });
  const signOut = useMutation({
    mutationFn: (address: string) => endUserSessions({ email: address }),
    onSuccess: ({ ended }, address) => {
      form.reset();
      showSuccess('Signed out', `${address} was signed out of ${ended === 1 ? '1 browser' : `${ended} browsers`}.`);
      void client.invalidateQueries({ queryKey: adminQueries.audit.queryKey });
    },
    onError: (error) => {
      showError(apiErrorMessage(error, 'Failed to sign out'));
      tieServerErrors(form, error, 'email');
    },
    onSettled: () => setEmail(undefined),
  });
  return (
    <section aria-labelledby="sign-out-user" className="flex flex-col gap-4">
      <h2 id="sign-out-user" className="text-lead font-semibold">
        Sign a user out
      </h2>
      <Card>
        <form
          noValidate
          className="flex max-w-form flex-col items-start gap-5"
          onSubmit={form.handleSubmit((values) => setEmail(values.email), toastMistakes)}
        >
          <p className="text-small text-ink-soft">
            Signs the user out of every browser, for example when someone else got in. Their password stays the same.
          </p>
          <div className="w-full">
            <TextField
              label="Email of the user"
              type="email"
              autoComplete="off"
              error={form.formState.errors.email?.message}
              {...form.register('email')}
            />
          </div>
          <Button type="submit" tone="secondary">
            Sign out everywhere
          </Button>
        </form>
      </Card>
      {email !== undefined && (
        <ConfirmDialog
          question="Sign this user out everywhere?"
          text={`${email} will have to sign in again in every browser.`}
          confirm="Sign out"
          busyText={signOut.isPending && 'Signing out...'}
          onConfirm={() => signOut.mutate(email)}
          onCancel={() => setEmail(undefined)}
        />
      )}
    </section>
  );
}
