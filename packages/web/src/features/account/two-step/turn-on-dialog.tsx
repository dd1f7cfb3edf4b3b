import { zodResolver } from '@hookform/resolvers/zod';
import { beginTwoStepEndpoint, type InputOf, type OutputOf } from '@hotscribe/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError } from '#lib/page/toast-store.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { ScanDialog } from './scan-dialog.tsx';
import { beginTwoStep } from './two-step-queries.ts';

export type Begun = Pick<OutputOf<typeof beginTwoStepEndpoint>, 'secret' | 'address'>;

type TurnOnDialogProps = { onTurnedOn: (recoveryCodes: string[]) => void; onClose: () => void };

/** First the password, then a code from the app. */
export function TurnOnDialog({ onTurnedOn, onClose }: TurnOnDialogProps) {
  const [begun, setBegun] = useState<Begun>();
  if (begun) return <ScanDialog begun={begun} onTurnedOn={onTurnedOn} onClose={onClose} />;
  return <PasswordDialog onBegun={setBegun} onClose={onClose} />;
}

function PasswordDialog({ onBegun, onClose }: { onBegun: (begun: Begun) => void; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(beginTwoStepEndpoint.input), defaultValues: { password: '' } });
  const begin = useMutation({
    mutationFn: (input: InputOf<typeof beginTwoStepEndpoint>) => beginTwoStep(input),
    onSuccess: onBegun,
    onError: (error) => {
      showError(apiErrorMessage(error, 'Failed to turn on two-step sign-in'));
      tieServerErrors(form, error, 'password');
    },
  });
  return (
    <Dialog title="Turn On Two-Step Sign-In" onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => begin.mutate(values), toastMistakes)}
      >
        <p className="text-small text-pretty text-ink-soft">
          You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, or Aegis.
          Every other browser will be signed out.
        </p>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
        <DialogActions submit="Continue" busyText={begin.isPending && 'Checking...'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
