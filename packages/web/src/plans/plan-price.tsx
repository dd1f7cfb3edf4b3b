import { discountPercent, type Plan } from '@hotscribe/contract';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/text/badge.tsx';
import { intervalName, priceText } from './price-text.ts';

type PlanPriceProps = {
  plan: Pick<Plan, 'price' | 'salePrice' | 'onSale' | 'currency' | 'interval'>;
  size?: 'medium' | 'large';
};

const SIZES = { medium: 'text-lead sm:text-title', large: 'text-title sm:text-display' };

/** What a plan costs now; on sale, also what it costs otherwise, for how long, and how much is saved. */
export function PlanPrice({ plan, size = 'medium' }: PlanPriceProps) {
  const { price, salePrice, onSale, currency, interval } = plan;
  const sale = onSale && salePrice !== null ? salePrice : undefined;
  const holdsOnce = sale !== undefined && interval !== 'one_time';
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {sale !== undefined && (
        <p className="text-body text-ink-faint">
          <span className="sr-only">Instead of </span>
          <s className="tabular-nums">{priceText(price, currency)}</s>
        </p>
      )}
      {sale !== undefined && <Badge tone="accent">{discountPercent(price, sale)}% off</Badge>}
      <p className={classNames('min-w-0 wrap-anywhere', sale !== undefined && 'basis-full')}>
        <span className={classNames('font-semibold tabular-nums', SIZES[size])}>
          {priceText(sale ?? price, currency)}
        </span>
        {holdsOnce ? (
          <span className="text-small text-ink-soft">
            {` for the first ${intervalName(interval)}, then\u00A0${priceText(price, currency)}`}
          </span>
        ) : (
          <span className="text-small whitespace-nowrap text-ink-soft">/{intervalName(interval)}</span>
        )}
      </p>
    </div>
  );
}
