import type { Plan } from '@hotscribe/contract';
import { useState } from 'react';
import { buyScriptsText } from '#plans/buy-scripts-text.ts';
import { type CreditQuantity, CreditQuantityChoice } from '#plans/credit-quantity.tsx';
import { PlanPrice } from '#plans/plan-price.tsx';
import { Button } from '#ui/action/button.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { PlanCard } from './plan-card.tsx';

type PaidPlanCardProps = {
  plan: Plan;
  isCurrent: boolean;
  busy: boolean;
  disabled: boolean;
  /** What the user should know before buying. */
  note: string | undefined;
  onSubscribe: (quantity: CreditQuantity) => void;
};

export function PaidPlanCard(props: PaidPlanCardProps) {
  const { plan, isCurrent, note } = props;
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
      {note && <p className="text-small text-ink-soft">{note}</p>}
      {isPopular ? <Subscribe {...props} /> : <BuyScripts {...props} />}
    </PlanCard>
  );
}

function Subscribe({ plan, busy, disabled, onSubscribe }: PaidPlanCardProps) {
  return (
    <Button
      aria-label={busy ? undefined : `Subscribe to ${plan.name}`}
      busyText={busy && 'Processing...'}
      disabled={disabled && !busy}
      onClick={() => onSubscribe(1)}
    >
      Subscribe
    </Button>
  );
}

function BuyScripts({ plan, busy, disabled, onSubscribe }: PaidPlanCardProps) {
  const [quantity, setQuantity] = useState<CreditQuantity>(1);
  return (
    <>
      <CreditQuantityChoice value={quantity} disabled={disabled} onChoose={setQuantity} />
      <Button
        tone="secondary"
        className="wrap-anywhere"
        busyText={busy && 'Processing...'}
        disabled={disabled && !busy}
        onClick={() => onSubscribe(quantity)}
      >
        {buyScriptsText(plan, quantity)}
      </Button>
    </>
  );
}
