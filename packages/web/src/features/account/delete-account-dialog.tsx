import { zodResolver } from '@hookform/resolvers/zod';
import { deleteAccountEndpoint, type InputOf } from '@hotscribe/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError } from '#lib/page/toast-store.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Notice } from '#ui/status/notice.tsx';
import { deleteAccount } from './account-queries.ts';

type DeleteAccountDialogProps = { onDeleted: () => void; onClose: () => void };

export function DeleteAccountDialog({ onDeleted, onClose }: DeleteAccountDialogProps) {
  const form = useForm({ resolver: zodResolver(deleteAccountEndpoint.input), defaultValues: { password: '' } });
  const remove = useMutation({
    mutationFn: (input: InputOf<typeof deleteAccountEndpoint>) => deleteAccount(input),
    onSuccess: onDeleted,
    onError: (error) => {
      showError(apiErrorMessage(error, 'Failed to delete account'));
      tieServerErrors(form, error, 'password');
    },
  });
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => remove.mutate(values), toastMistakes)}
      >
        <Notice tone="danger">
          Your saved scripts, credits, and personal data will be permanently deleted, and any subscription will be
          canceled right away. This can’t be undone.
        </Notice>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
        <DialogActions
          submit="Delete My Account"
          tone="danger"
          busyText={remove.isPending && 'Deleting...'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
