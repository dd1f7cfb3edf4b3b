import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Card } from '#ui/layout/card.tsx';

type PlanCardProps = {
  name: string;
  description: string;
  badges: ReactNode;
  price: ReactNode;
  features: readonly string[];
  highlighted?: boolean;
  /** What can be done with the plan. */
  children: ReactNode;
};

/** One plan. Names, prices and buttons of cards beside each other stand in line. */
export function PlanCard({ name, description, badges, price, features, highlighted, children }: PlanCardProps) {
  const nameId = useId();
  return (
    <Card
      role="group"
      aria-labelledby={nameId}
      className={classNames(
        'row-span-4 grid min-w-0 grid-rows-subgrid gap-4',
        highlighted && 'shadow-[0_0_0_1px_var(--accent)]',
      )}
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id={nameId} dir="auto" className="min-w-0 text-lead font-semibold wrap-anywhere">
            {name}
          </h2>
          {badges}
        </div>
        <p dir="auto" className="mt-1 text-small text-ink-soft wrap-anywhere">
          {description}
        </p>
      </div>
      <div className="self-end">{price}</div>
      <ul className="flex flex-col gap-2.5 border-t border-line pt-4">
        {features.map((feature) => (
          <li key={feature} dir="auto" className="flex gap-2.5 text-small wrap-anywhere">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 self-end">{children}</div>
    </Card>
  );
}
