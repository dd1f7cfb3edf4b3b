import { syncSubscriptionEndpoint, type Usage } from '@hotscribe/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '#lib/api-client.ts';
import { currentUserQuery, rememberUsage } from '#lib/current-user-query.ts';
import { logProblem } from '#lib/log.ts';
import { showSuccess, showToast } from '#lib/toast-store.ts';
import { subscriptionQuery } from './plan-queries.ts';

const sync = callApi(syncSubscriptionEndpoint);

// The payment provider tells our server a moment later than it sends the browser back.
const USAGE_RELOAD_MS = 1000;

/** Says how a checkout ended when it leads back here, and takes that out of the address. */
export function useCheckoutReturn(): void {
  const [parameters, setParameters] = useSearchParams();
  const client = useQueryClient();
  const succeeded = parameters.get('success') === 'true';
  const canceled = parameters.get('canceled') === 'true';
  useEffect(() => {
    if (!succeeded && !canceled) return;
    if (succeeded) void celebrate(client);
    else showToast({ title: 'Payment canceled', description: 'Your subscription upgrade was canceled.' });
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete('success');
        rest.delete('canceled');
        return rest;
      },
      { replace: true },
    );
  }, [succeeded, canceled, client, setParameters]);
}

async function celebrate(client: QueryClient): Promise<void> {
  setTimeout(() => {
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
  }, USAGE_RELOAD_MS);
  const usage = await syncedUsage(client);
  showSuccess('Upgrade successful!', whatIsNew(usage));
}

/** What the provider says now. Without an answer the server learns it all the same, from the provider itself. */
async function syncedUsage(client: QueryClient): Promise<Usage | undefined> {
  try {
    const { usage } = await sync({});
    rememberUsage(client, usage);
    return usage;
  } catch (error) {
    logProblem('The payment provider was not asked after the checkout', error);
    return undefined;
  }
}

function whatIsNew(usage: Usage | undefined): string {
  if (usage?.plan !== 'per-script') return 'You now have unlimited script generation.';
  return `You can now generate ${usage.credits} more ${usage.credits === 1 ? 'script' : 'scripts'}.`;
}
