import type { Plan } from '@hotscribe/contract';
import { longDay } from '#lib/page/dates.ts';
import { intervalName, priceText } from '#plans/price-text.ts';
import { Button } from '#ui/action/button.tsx';
import { endPromotion } from './admin-queries.ts';
import { usePlanChange } from './use-plan-change.ts';

/** The promotion that is on, or the one that waits for its first day; it can be ended before its time. */
export function PromotionNote({ plan }: { plan: Plan }) {
  const end = usePlanChange<void>({
    change: () => endPromotion({ id: plan.id }),
    failure: 'Failed to update promotion',
  });
  const { promotion, onSale, currency, interval } = plan;
  if (!promotion) return null;
  const { salePrice, saleStartDate, saleEndDate } = promotion;
  const days = `${longDay(saleStartDate)} to ${longDay(saleEndDate)} (UTC)`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <p>
        {onSale ? 'On promotion' : 'Promotion scheduled'}: {priceText(salePrice, currency)}
        {interval !== 'one_time' && ` for the first ${intervalName(interval)}`}, {days}
      </p>
      <Button tone="quiet" size="small" busyText={end.isPending && 'Ending...'} onClick={() => end.mutate()}>
        End Promotion
      </Button>
    </div>
  );
}
