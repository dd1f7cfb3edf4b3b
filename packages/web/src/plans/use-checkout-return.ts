import type { Purchase, Usage } from '@hotscribe/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { logProblem } from '#lib/browser/log.ts';
import { showSuccess, showToast } from '#lib/page/toast-store.ts';
import { reloadPurchases, syncSubscription } from './sync-subscription.ts';

// The payment provider tells our server a moment later than it sends the browser back.
const USAGE_RELOAD_MS = 1000;
const OURS = ['success', 'canceled', 'order'];

/** Says how a checkout ended when it leads back here, and takes that out of the address. */
export function useCheckoutReturn(): void {
  const [parameters, setParameters] = useSearchParams();
  const client = useQueryClient();
  const succeeded = parameters.get('success') === 'true';
  const canceled = parameters.get('canceled') === 'true';
  const order = parameters.get('order') ?? undefined;
  useEffect(() => {
    if (!succeeded && !canceled) return;
    if (succeeded) void sayWhatWasBought(client, order);
    else showToast({ title: 'Payment canceled', description: 'Your subscription upgrade was canceled.' });
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        for (const name of OURS) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [succeeded, canceled, order, client, setParameters]);
}

// Anyone can open an address that says success: only what the server finds bought is said.
async function sayWhatWasBought(client: QueryClient, order: string | undefined): Promise<void> {
  setTimeout(() => reloadPurchases(client), USAGE_RELOAD_MS);
  try {
    const { purchase, usage } = await syncSubscription(client, order);
    if (purchase?.state === 'open') showToast(NOT_YET);
    else if (purchase?.planType === 'monthly') {
      showSuccess('Upgrade successful!', 'You now have unlimited script generation.');
    } else if (purchase) showSuccess('Purchase successful!', boughtScripts(purchase, usage));
  } catch (error) {
    // Without an answer the server learns of the payment all the same, from the provider itself.
    logProblem('The payment provider was not asked after the checkout', error);
    if (order) showToast(NOT_YET);
  }
}

const NOT_YET = {
  title: 'We haven’t received your payment yet',
  description: 'Your purchase will appear here as soon as the payment is confirmed.',
};

function boughtScripts({ credits }: Purchase, usage: Usage): string {
  const bought = `You bought ${scripts(credits)}.`;
  if (usage.plan === 'monthly') return bought;
  return `${bought} You can now generate ${scripts(usage.freeLeft + usage.credits, 'more ')}.`;
}

function scripts(count: number, more = ''): string {
  return `${count} ${more}${count === 1 ? 'script' : 'scripts'}`;
}
