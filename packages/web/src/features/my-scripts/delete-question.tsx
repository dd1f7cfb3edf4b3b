import type { SavedScript } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { deleteScript, forgetScript } from './my-scripts-queries.ts';

type DeleteQuestionProps = { script: SavedScript; onCancel: () => void; onDeleted: () => void };

export function DeleteQuestion({ script, onCancel, onDeleted }: DeleteQuestionProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteScript({ id: script.id }),
    onSuccess: () => {
      onDeleted();
      forgetScript(client, script.id);
      showSuccess('Script deleted successfully!');
    },
    onError: (error) => showError(scriptErrorMessage(error, 'Failed to delete script')),
  });
  return (
    <ConfirmDialog
      question="Are you sure you want to delete this script?"
      text={`“${script.name}” and its earlier versions will be permanently deleted.`}
      confirm="Delete"
      busyText={remove.isPending && 'Deleting...'}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
    />
  );
}
