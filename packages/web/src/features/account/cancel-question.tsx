import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { longDate } from '#lib/page/dates.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { cancelSubscription, rememberSubscription } from './account-queries.ts';

type CancelQuestionProps = { endDate: string | null; onClose: () => void };

export function CancelQuestion({ endDate, onClose }: CancelQuestionProps) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => cancelSubscription({}),
    onSuccess: ({ data }) => {
      rememberSubscription(client, data);
      onClose();
      showSuccess('Subscription canceled successfully');
    },
    onError: (error) => showError(apiErrorMessage(error, 'Failed to cancel subscription')),
  });
  const until = endDate ? longDate(endDate) : 'the end of your billing period';
  return (
    <ConfirmDialog
      question="Cancel your subscription?"
      text={`You’ll have unlimited script generation until ${until}. After that, you’ll move to the free plan and keep your saved scripts.`}
      confirm="Cancel Subscription"
      cancel="Keep Subscription"
      busyText={cancel.isPending && 'Canceling...'}
      onConfirm={() => cancel.mutate()}
      onCancel={onClose}
    />
  );
}
