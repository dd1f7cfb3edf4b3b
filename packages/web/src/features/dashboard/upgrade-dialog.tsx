import { ERRORS, PAGES, planTypeNotFound, type Usage } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { showError } from '#lib/page/toast-store.ts';
import { plansQuery } from '#plans/plan-queries.ts';
import { PlansMissing } from '#plans/plans-missing.tsx';
import { useCheckout } from '#plans/use-checkout.ts';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { OFFERS, OfferCard } from './offer-card.tsx';

type UpgradeDialogProps = { usage: Usage; onClose: () => void };

export function UpgradeDialog({ usage, onClose }: UpgradeDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery(plansQuery);
  const { start, busyPlanId } = useCheckout(PAGES.dashboard.path);
  return (
    <Dialog title="Upgrade Your Account" onClose={onClose} size="medium">
      <p className="text-small text-ink-soft">{reason(usage)}</p>
      {isError && !data ? (
        <PlansMissing busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul className="mt-5 grid gap-4 sm:grid-cols-2">
          {OFFERS.map((offer) => {
            const plan = data?.data.find(({ planType }) => planType === offer.planType);
            return (
              <li key={offer.planType}>
                <OfferCard
                  offer={offer}
                  plan={plan}
                  loading={!data}
                  busy={plan !== undefined && plan.id === busyPlanId}
                  disabled={!data || busyPlanId !== undefined}
                  onChoose={(quantity) =>
                    plan ? start({ planId: plan.id, quantity }) : showError(planTypeNotFound(offer.planType))
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className="mt-5 flex justify-center">
        <Button tone="quiet" onClick={onClose}>
          Maybe Later
        </Button>
      </div>
    </Dialog>
  );
}

function reason({ plan, limit, freeLeft }: Usage): string {
  if (plan === 'per-script') return ERRORS['no-credits'];
  return `You've used ${limit - freeLeft} of ${limit} free script generations`;
}
