import type { Subscription, Usage } from '@hotscribe/contract';
import { PLAN_LABELS } from '#plans/plan-names.ts';
import { intervalName, priceText } from '#plans/price-text.ts';
import { Notice } from '#ui/status/notice.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { AccountCard, Detail } from './account-card.tsx';
import { endDateText, STATUS_LOOKS } from './subscription-status.ts';

const DESCRIPTIONS = {
  free: 'A few free scripts so you can try Hotscribe.',
  monthly: 'As many scripts as you like.',
  'per-script': 'You pay for each script you generate.',
} satisfies Record<Usage['plan'], string>;

type CurrentPlanCardProps = { usage: Usage; subscription: Subscription };

export function CurrentPlanCard({ usage, subscription }: CurrentPlanCardProps) {
  const look = STATUS_LOOKS[subscription.status];
  const endDate = endDateText(subscription);
  const { plan } = subscription;
  return (
    <AccountCard heading="Current Plan">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-body font-semibold">{PLAN_LABELS[usage.plan]}</p>
          {look && <Badge tone={look.tone}>{look.label}</Badge>}
        </div>
        <p className="text-small text-ink-soft">{DESCRIPTIONS[usage.plan]}</p>
      </div>
      <dl className="flex flex-col gap-3">
        <Detail term="Usage">{usageText(usage)}</Detail>
        {usage.plan === 'monthly' && subscription.status !== 'canceling' && plan && (
          <Detail term="Price">
            {priceText(plan.price, plan.currency)}/{intervalName(plan.interval)}
          </Detail>
        )}
        {endDate && <Detail term={endDate.term}>{endDate.date}</Detail>}
      </dl>
      <PaymentProblem subscription={subscription} />
    </AccountCard>
  );
}

function usageText({ plan, scriptsGenerated, limit, freeLeft, credits }: Usage): string {
  if (plan === 'free') return `${limit - freeLeft} of ${limit} scripts generated`;
  if (plan === 'per-script') {
    const paid = `${credits} ${credits === 1 ? 'credit' : 'credits'} remaining`;
    return freeLeft > 0 ? `${paid}, plus ${freeLeft} free ${freeLeft === 1 ? 'script' : 'scripts'}` : paid;
  }
  return `${scriptsGenerated} ${scriptsGenerated === 1 ? 'script' : 'scripts'} generated`;
}

function PaymentProblem({ subscription: { status } }: { subscription: Subscription }) {
  if (status === 'past_due') {
    return (
      <Notice tone="warning">
        Your last payment failed. Check your card under Cards and Invoices, or you’ll be moved to the free plan soon.
      </Notice>
    );
  }
  if (status !== 'unpaid' && status !== 'incomplete') return null;
  return <Notice tone="danger">Your payment didn’t go through. Check your card under Cards and Invoices.</Notice>;
}
