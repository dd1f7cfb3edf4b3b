import type { Subscription, Usage } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { longDate } from '#lib/page/dates.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';
import { AccountCard } from './account-card.tsx';
import { rememberSubscription, resumeSubscription } from './account-queries.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { InvoicesButton } from './invoices-button.tsx';

type SubscriptionCardProps = { usage: Usage; subscription: Subscription };

/** What can be done with a subscription now; nothing is shown where that is nothing. */
export function SubscriptionCard({ usage, subscription }: SubscriptionCardProps) {
  const { status, endDate, hasInvoices } = subscription;
  const mayCancel = usage.plan !== 'free' && status === 'active';
  const mayResume = status === 'canceling';
  if (!mayCancel && !mayResume && !hasInvoices) return null;
  return (
    <AccountCard
      heading="Subscription Management"
      {...(mayResume &&
        endDate && { text: `Your subscription ends on ${longDate(endDate)}. You can change your mind until then.` })}
    >
      <div className="flex flex-wrap gap-3">
        {mayResume && <ResumeButton />}
        {hasInvoices && <InvoicesButton />}
        {mayCancel && <CancelButton endDate={endDate} />}
      </div>
    </AccountCard>
  );
}

function CancelButton({ endDate }: { endDate: string | null }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        Cancel Subscription
      </Button>
      {asking && <CancelQuestion endDate={endDate} onClose={() => setAsking(false)} />}
    </>
  );
}

function ResumeButton() {
  const client = useQueryClient();
  const resume = useMutation({
    mutationFn: () => resumeSubscription({}),
    onSuccess: ({ data, message }) => {
      rememberSubscription(client, data);
      showSuccess(message);
    },
    onError: (error) => showError(apiErrorMessage(error, 'Failed to resume subscription')),
  });
  return (
    <Button busyText={resume.isPending && 'Resuming...'} onClick={() => resume.mutate()}>
      Keep Subscription
    </Button>
  );
}
