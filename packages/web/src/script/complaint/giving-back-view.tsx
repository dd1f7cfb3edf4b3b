import type { Symptom } from '@hotscribe/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/http/api-error.ts';
import { rememberUsage } from '#lib/http/current-user-query.ts';
import { showError } from '#lib/page/toast-store.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { Button } from '#ui/action/button.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { giveBack, givingBackQuery } from './complaint-calls.ts';
import { GiveBackOffer } from './give-back-offer.tsx';

/** Whether the generation of an answer can be given back, as the server knows it. */
export function GivingBackView({ answerId, symptom }: { answerId: string; symptom: Symptom }) {
  const client = useQueryClient();
  const query = givingBackQuery(answerId);
  const { data, error, isFetching, refetch } = useQuery(query);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => giveBack({ id: answerId, symptom }),
    onSuccess: ({ givingBack, usage }) => {
      client.setQueryData(query.queryKey, givingBack);
      void client.invalidateQueries({ queryKey: ['giving-back'] });
      rememberUsage(client, usage);
    },
    onError: (failure) => {
      showError(scriptErrorMessage(failure, 'We couldn’t take this script off your count. Please try again.'));
      // Another tab may have been first.
      void refetch();
    },
  });
  if (data) return <GiveBackOffer givingBack={data} busy={isPending} isNew={isSuccess} onGiveBack={mutate} />;
  // It was deleted under Recent, or is too old.
  if (error instanceof ApiError && error.code === 'not-found') return null;
  if (!error) return <Skeleton className="h-9 w-72 max-w-full" />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-small text-ink-soft">We couldn’t check whether this script counts against your plan.</p>
      <Button tone="secondary" size="small" busyText={isFetching && 'Loading...'} onClick={() => void refetch()}>
        Try Again
      </Button>
    </div>
  );
}
