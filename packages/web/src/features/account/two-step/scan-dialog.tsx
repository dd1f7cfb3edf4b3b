import { zodResolver } from '@hookform/resolvers/zod';
import { confirmTwoStepEndpoint, type InputOf } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { CodeField } from '#ui/form/sign-in-code.tsx';
import { accountQueries } from '../account-queries.ts';
import { QrCode } from './qr-code.tsx';
import type { Begun } from './turn-on-dialog.tsx';
import { confirmTwoStep, twoStepQuery } from './two-step-queries.ts';

type ScanDialogProps = { begun: Begun; onTurnedOn: (recoveryCodes: string[]) => void; onClose: () => void };

/** The secret goes into the app, and a code of it comes back. */
export function ScanDialog({ begun, onTurnedOn, onClose }: ScanDialogProps) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(confirmTwoStepEndpoint.input), defaultValues: { code: '' } });
  const confirm = useMutation({
    mutationFn: (input: InputOf<typeof confirmTwoStepEndpoint>) => confirmTwoStep(input),
    onSuccess: ({ recoveryCodes }) => {
      showSuccess('Two-step sign-in is on');
      void client.invalidateQueries({ queryKey: twoStepQuery.queryKey });
      void client.invalidateQueries({ queryKey: accountQueries.sessions.queryKey });
      onTurnedOn(recoveryCodes);
    },
    onError: (error) => {
      showError(apiErrorMessage(error, 'Failed to turn on two-step sign-in'));
      tieServerErrors(form, error, 'code');
    },
  });
  return (
    <Dialog title="Add Hotscribe to Your Authenticator App" onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => confirm.mutate(values), toastMistakes)}
      >
        <Secret begun={begun} />
        <CodeField
          label="6-digit code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <DialogActions submit="Turn On" busyText={confirm.isPending && 'Checking...'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function Secret({ begun: { secret, address } }: { begun: Begun }) {
  return (
    <>
      <p className="text-small text-pretty text-ink-soft">
        Scan this QR code with your authenticator app. If the app is on this device,{' '}
        <a
          href={address}
          className="font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          open it here
        </a>
        .
      </p>
      <div className="flex justify-center">
        <QrCode text={address} label="QR code for your authenticator app" />
      </div>
      <div className="flex flex-col gap-1.5 text-small">
        <p className="text-ink-soft">Can’t scan it? Type this key into the app:</p>
        <div className="flex justify-center rounded-card border border-line bg-sunken px-3.5 py-2.5">
          {/* As wide as four of its groups, which makes two even lines. */}
          <p className="w-[19ch] font-mono text-ink">{secret.match(/.{4}/g)?.join(' ')}</p>
        </div>
      </div>
    </>
  );
}
