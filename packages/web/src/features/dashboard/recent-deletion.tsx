import type { RecentAnswer } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/http/api-error.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { deleteAllAnswers, deleteAnswer, recentQuery } from './recent-queries.ts';

type RecentDeletionProps = {
  answers: readonly RecentAnswer[];
  isAll: boolean;
  onCancel: () => void;
  onDeleted: () => void;
};

/** Asks before recent scripts go for good, and deletes them. */
export function RecentDeletion({ answers, isAll, onCancel, onDeleted }: RecentDeletionProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: async () => {
      if (isAll) await deleteAllAnswers({});
      else await Promise.all(answers.map(({ id }) => deleteOne(id)));
    },
    onSuccess: () => {
      const gone = new Set(answers.map(({ id }) => id));
      client.setQueryData(recentQuery.queryKey, (before) => before?.filter(({ id }) => !gone.has(id)));
      void client.invalidateQueries({ queryKey: recentQuery.queryKey });
      onDeleted();
      showSuccess(isAll ? 'Recent scripts deleted' : 'Recent script deleted');
    },
    onError: (error) => showError(scriptErrorMessage(error, 'We couldn’t delete this. Please try again.')),
  });
  return (
    <ConfirmDialog
      question={isAll ? 'Delete all recent scripts?' : 'Delete this recent script?'}
      text={whatGoes(answers, isAll)}
      confirm={isAll ? 'Delete All' : 'Delete'}
      busyText={remove.isPending && 'Deleting...'}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
    />
  );
}

// Another tab was quicker: what was wanted is done.
async function deleteOne(id: string): Promise<void> {
  try {
    await deleteAnswer({ id });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

function whatGoes(answers: readonly RecentAnswer[], isAll: boolean): string {
  const [first] = answers;
  const stays = 'Saved scripts stay in My Scripts.';
  if (isAll) return `They’ll be permanently deleted from this list, ${unsavedAmong(answers)}. ${stays}`;
  if (first?.savedAs) return `“${first.request}” will be removed from this list. ${stays}`;
  return `The script for “${first?.request ?? ''}” isn’t saved, so it will be permanently deleted.`;
}

function unsavedAmong(answers: readonly RecentAnswer[]): string {
  const unsaved = answers.filter(({ savedAs }) => savedAs === null).length;
  if (unsaved === 0) return 'but you’ve saved all of them';
  return `including ${unsaved === 1 ? '1 you haven’t saved' : `${unsaved} you haven’t saved`}`;
}
