import type { Plan } from '@hotscribe/contract';
import { PlanPrice } from '#plans/plan-price.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PlanCard } from './plan-card.tsx';

type PaidPlanCardProps = {
  plan: Plan;
  isCurrent: boolean;
  busy: boolean;
  disabled: boolean;
  onSubscribe: () => void;
};

export function PaidPlanCard({ plan, isCurrent, busy, disabled, onSubscribe }: PaidPlanCardProps) {
  const { name, description, features, planType } = plan;
  const isPopular = planType === 'monthly';
  return (
    <PlanCard
      name={name}
      description={description}
      badges={
        <>
          {isPopular && <Badge tone="solid">Most Popular</Badge>}
          {isCurrent && <Badge tone="accent">Current Plan</Badge>}
        </>
      }
      price={<PlanPrice plan={plan} size="large" />}
      features={features}
      highlighted={isPopular}
    >
      <Button
        tone={isPopular ? 'primary' : 'secondary'}
        aria-label={busy ? undefined : `Subscribe to ${name}`}
        busyText={busy && 'Processing...'}
        disabled={disabled && !busy}
        onClick={onSubscribe}
      >
        Subscribe
      </Button>
    </PlanCard>
  );
}
