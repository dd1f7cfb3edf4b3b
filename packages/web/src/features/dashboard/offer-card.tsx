import type { PaidPlanType, Plan } from '@hotscribe/contract';
import { CalendarDays, type LucideIcon, Ticket } from 'lucide-react';
import { useState } from 'react';
import { buyScriptsText } from '#plans/buy-scripts-text.ts';
import { type CreditQuantity, CreditQuantityChoice } from '#plans/credit-quantity.tsx';
import { PlanPrice } from '#plans/plan-price.tsx';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';

type Offer = {
  planType: PaidPlanType;
  Icon: LucideIcon;
  name: string;
  text: string;
  tone: 'primary' | 'secondary';
};

export const OFFERS: readonly Offer[] = [
  {
    planType: 'monthly',
    Icon: CalendarDays,
    name: 'Monthly Plan',
    text: 'As many scripts as you like.',
    tone: 'primary',
  },
  {
    planType: 'per-script',
    Icon: Ticket,
    name: 'Pay Per Script',
    text: 'Pay only for what you make.',
    tone: 'secondary',
  },
];

type OfferCardProps = {
  offer: Offer;
  /** Missing while it is on its way, and where no such plan is sold. */
  plan: Plan | undefined;
  loading: boolean;
  busy: boolean;
  disabled: boolean;
  onChoose: (quantity: CreditQuantity) => void;
};

export function OfferCard({ offer, plan, loading, busy, disabled, onChoose }: OfferCardProps) {
  const { Icon, name, text, tone } = offer;
  const [quantity, setQuantity] = useState<CreditQuantity>(1);
  const sellsScripts = plan?.planType === 'per-script';
  return (
    <Card className="flex h-full flex-col gap-2 p-4 sm:p-5">
      <h3 className="flex items-center gap-2 text-small font-semibold">
        <Icon aria-hidden className="size-4 text-accent" />
        {name}
      </h3>
      <div className="flex min-h-9 items-center">
        {plan && <PlanPrice plan={plan} />}
        {loading && <Skeleton className="h-7 w-32" />}
        {!plan && !loading && <p className="text-small text-ink-soft">Not available right now</p>}
      </div>
      <p className="flex-1 text-small text-ink-soft">{text}</p>
      {/* Also while its price is on its way: it would push down the buttons below. */}
      {(sellsScripts || (loading && offer.planType === 'per-script')) && (
        <CreditQuantityChoice value={quantity} disabled={disabled} onChoose={setQuantity} />
      )}
      <Button
        tone={tone}
        className="mt-2 wrap-anywhere"
        busyText={busy && 'Processing...'}
        disabled={disabled && !busy}
        onClick={() => onChoose(quantity)}
      >
        {sellsScripts ? buyScriptsText(plan, quantity) : `Choose ${name}`}
      </Button>
    </Card>
  );
}
