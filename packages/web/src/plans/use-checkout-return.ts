import type { Usage } from '@hotscribe/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { logProblem } from '#lib/log.ts';
import { showSuccess, showToast } from '#lib/toast-store.ts';
import { reloadPurchases, syncSubscription } from './sync-subscription.ts';

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
  setTimeout(() => reloadPurchases(client), USAGE_RELOAD_MS);
  // Without an answer the server learns of the payment all the same, from the provider itself.
  const usage = await syncSubscription(client).catch((error: unknown) => {
    logProblem('The payment provider was not asked after the checkout', error);
    return undefined;
  });
  showSuccess('Upgrade successful!', whatIsNew(usage));
}

function whatIsNew(usage: Usage | undefined): string {
  if (usage?.plan !== 'per-script') return 'You now have unlimited script generation.';
  return `You can now generate ${usage.credits} more ${usage.credits === 1 ? 'script' : 'scripts'}.`;
}
