import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { reloadPlans } from './admin-queries.ts';

type PlanChange<Input> = {
  change: (input: Input) => Promise<{ message: string }>;
  failure: string;
  onDone?: (input: Input) => void;
  onFailed?: (error: unknown) => void;
};

/** A change to the plans: says how it went, and brings the list up to date. */
export function usePlanChange<Input>({ change, failure, onDone, onFailed }: PlanChange<Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ message }, input) => {
      showSuccess('Success', message);
      onDone?.(input);
      await reloadPlans(client);
    },
    onError: (error) => {
      showError(apiErrorMessage(error, failure));
      onFailed?.(error);
    },
  });
}
