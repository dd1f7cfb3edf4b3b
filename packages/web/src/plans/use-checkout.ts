import { checkoutEndpoint, PAGES } from '@hotscribe/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '#lib/http/api-client.ts';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { afterPaint } from '#lib/page/after-paint.ts';
import { showError, showToast } from '#lib/page/toast-store.ts';
import type { CreditQuantity } from './credit-quantity.tsx';

const startCheckout = callApi(checkoutEndpoint);

/** Takes the browser to the payment page, and back to the dashboard, or to `cancelPath` if nothing is bought. */
export function useCheckout(cancelPath: string) {
  const checkout = useMutation({
    mutationFn: (wanted: { planId: string; quantity: CreditQuantity }) =>
      startCheckout({
        ...wanted,
        successUrl: `${location.origin}${PAGES.dashboard.path}?success=true`,
        cancelUrl: `${location.origin}${cancelPath}?canceled=true`,
      }),
    onSuccess: ({ data }) => {
      showToast({ title: 'Redirecting to checkout' });
      afterPaint(() => location.assign(data.url));
    },
    onError: (error) => showError(apiErrorMessage(error, 'Failed to create checkout session')),
  });
  const { reset } = checkout;
  useEffect(() => {
    // The browser's Back may bring the page back as it was left: waiting for a checkout that is over.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [reset]);
  const busy = checkout.isPending || checkout.isSuccess;
  return { start: checkout.mutate, busyPlanId: busy ? checkout.variables?.planId : undefined };
}
