import { PAGES, type Plan } from '@hotscribe/contract';
import { useNavigate } from 'react-router';
import { wantedState } from '#lib/page/wanted-page.ts';
import type { CreditQuantity } from '#plans/credit-quantity.tsx';
import { PlansMissing } from '#plans/plans-missing.tsx';
import { useCheckout } from '#plans/use-checkout.ts';
import { type Customer, coveredNote, isCurrentPlan, mayBuy } from './current-plan.ts';
import { FreePlanCard } from './free-plan-card.tsx';
import { PaidPlanCard } from './paid-plan-card.tsx';
import { PlanCardSkeleton } from './plan-card-skeleton.tsx';
import { inPricingOrder } from './pricing-order.ts';

type PlanGridProps = {
  /** Missing until they have arrived. */
  plans: Plan[] | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  /** Missing where nobody is signed in. */
  customer: Customer | undefined;
  paymentsOff: boolean;
};

export function PlanGrid({ plans, failed, retrying, onRetry, customer, paymentsOff }: PlanGridProps) {
  const navigate = useNavigate();
  const { start, busyPlanId } = useCheckout(PAGES.pricing.path);
  const subscribe = (plan: Plan, quantity: CreditQuantity) =>
    customer
      ? start({ planId: plan.id, quantity })
      : navigate(PAGES.login.path, { state: wantedState(PAGES.pricing.path) });
  return (
    <>
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        <FreePlanCard isCurrent={customer?.usage?.plan === 'free'} signedIn={customer !== undefined} />
        {!plans && !failed && (
          <>
            <PlanCardSkeleton />
            <PlanCardSkeleton />
          </>
        )}
        {plans &&
          inPricingOrder(plans).map((plan) => (
            <PaidPlanCard
              key={plan.id}
              plan={plan}
              isCurrent={isCurrentPlan(plan, customer)}
              busy={plan.id === busyPlanId}
              disabled={paymentsOff || busyPlanId !== undefined || !mayBuy(plan, customer)}
              note={coveredNote(plan, customer)}
              onSubscribe={(quantity) => void subscribe(plan, quantity)}
            />
          ))}
        {failed && !plans && (
          <div className="lg:col-span-2">
            <PlansMissing busy={retrying} onRetry={onRetry} />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {!plans && !failed && 'Loading plans...'}
      </p>
    </>
  );
}
