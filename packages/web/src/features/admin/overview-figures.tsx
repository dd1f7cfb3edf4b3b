import type { Overview } from '@hotscribe/contract';
import { priceText } from '#plans/price-text.ts';
import { Card } from '#ui/layout/card.tsx';

export function OverviewFigures({ overview: { users, revenue, currency } }: { overview: Overview }) {
  const earned = revenue.length > 0 ? revenue : [{ currency, total: 0 }];
  const figures = [
    { term: 'Users', value: countText(users.total) },
    { term: 'Subscribed', value: countText(users.subscribed) },
    { term: 'With credits', value: countText(users.withCredits) },
    { term: 'Total revenue', value: earned.map((sum) => priceText(sum.total, sum.currency)).join(', ') },
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ term, value }) => (
        <Card key={term} className="flex flex-col gap-1 p-5">
          <dt className="text-note text-ink-faint">{term}</dt>
          <dd className="text-lead font-semibold tabular-nums wrap-anywhere">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}

function countText(count: number): string {
  return count.toLocaleString('en-US');
}
