import { type InputOf, MESSAGES, type updatePasswordEndpoint } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountErrorMessage } from '#lib/http/api-error.ts';
import { fieldError, tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { PASSWORD_HINT } from '#ui/form/password-hint.ts';
import { accountQueries, updatePassword } from './account-queries.ts';
import { useChangePasswordForm } from './change-password-form.ts';

type Passwords = InputOf<typeof updatePasswordEndpoint>;

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { form, differs } = useChangePasswordForm();
  const { errors } = form.formState;
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (input: Passwords) => updatePassword(input),
    onSuccess: () => {
      onClose();
      showSuccess('Password updated successfully');
      void client.invalidateQueries({ queryKey: accountQueries.sessions.queryKey });
    },
    onError: (error) => {
      showError(accountErrorMessage(error, 'Password'));
      tieServerErrors(form, error, 'currentPassword');
    },
  });
  return (
    <Dialog title="Change Password" onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit(
          ({ currentPassword, newPassword }) => change.mutate({ currentPassword, newPassword }),
          toastMistakes,
        )}
      >
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          error={fieldError(errors.currentPassword?.message, 'Enter your password')}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={fieldError(errors.newPassword?.message, 'Choose a new password')}
          {...form.register('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={
            differs
              ? MESSAGES.passwordsDiffer
              : fieldError(errors.confirmPassword?.message, 'Enter the new password again')
          }
          {...form.register('confirmPassword')}
        />
        <DialogActions submit="Update Password" busyText={change.isPending && 'Updating...'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
