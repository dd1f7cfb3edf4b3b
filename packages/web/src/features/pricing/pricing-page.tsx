import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#lib/http/current-user-query.ts';
import { useSession } from '#lib/session/use-session.ts';
import { plansQuery, subscriptionQuery } from '#plans/plan-queries.ts';
import { useCheckoutReturn } from '#plans/use-checkout-return.ts';
import { PaymentNote } from './payment-note.tsx';
import { PlanGrid } from './plan-grid.tsx';

export function PricingPage() {
  const signedIn = useSession().status === 'signed-in';
  const plans = useQuery(plansQuery);
  const failure = { meta: plansQuery.meta ?? {} };
  const { data: usage } = useQuery({ ...currentUserQuery, ...failure, enabled: signedIn });
  const { data: subscription } = useQuery({ ...subscriptionQuery, ...failure, enabled: signedIn });
  useCheckoutReturn();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-10 sm:px-6 lg:py-16">
      <div className="text-center">
        <h1 className="text-title font-semibold sm:text-display">Simple Pricing</h1>
        <p className="mx-auto mt-3 max-w-prose text-balance text-ink-soft">
          Start free. Pay per script, or subscribe for as many as you like.
        </p>
      </div>
      <PlanGrid
        plans={plans.data?.data}
        failed={plans.isError}
        retrying={plans.isFetching}
        onRetry={() => void plans.refetch()}
        customer={signedIn ? { usage, subscription } : undefined}
        paymentsOff={plans.data?.paymentMode === 'off'}
      />
      <PaymentNote mode={plans.data?.paymentMode} />
    </div>
  );
}
