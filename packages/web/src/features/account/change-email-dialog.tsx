import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountErrorMessage } from '#lib/http/api-error.ts';
import { currentUserQuery } from '#lib/http/current-user-query.ts';
import { fieldError, tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { changeEmail } from './account-queries.ts';
import { useChangeEmailForm } from './change-email-form.ts';

type ChangeEmailDialogProps = { email: string; onClose: () => void };

export function ChangeEmailDialog({ email, onClose }: ChangeEmailDialogProps) {
  const client = useQueryClient();
  const form = useChangeEmailForm(email);
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: changeEmail,
    onSuccess: (message) => {
      onClose();
      showSuccess(message);
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    onError: (error) => {
      showError(accountErrorMessage(error, 'Email'));
      tieServerErrors(form, error, 'password');
    },
  });
  return (
    <Dialog title="Change Email" onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => change.mutate(values), toastMistakes)}
      >
        <p className="text-small text-ink-soft wrap-anywhere">
          Your current email address is <strong className="font-medium text-ink">{email}</strong>.
        </p>
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          data-autofocus
          error={fieldError(errors.newEmail?.message, 'Enter your new email address')}
          {...form.register('newEmail')}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={fieldError(errors.password?.message, 'Enter your password')}
          {...form.register('password')}
        />
        <DialogActions submit="Update Email" busyText={change.isPending && 'Updating...'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
