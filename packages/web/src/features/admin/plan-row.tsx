import type { Plan } from '@hotscribe/contract';
import { CalendarDays, Ticket } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PlanPrice } from '#plans/plan-price.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { PLAN_TYPES } from './plan-form-rules.ts';
import { PlanRowActions, type PlanRowActionsProps } from './plan-row-actions.tsx';
import { PromotionNote } from './promotion-note.tsx';

const ICONS = { monthly: CalendarDays, 'per-script': Ticket } satisfies Record<Plan['planType'], unknown>;

export function PlanRow({ plan, ...actions }: PlanRowActionsProps) {
  const nameId = useId();
  const { name, description, planType, isActive, stripePriceId, features } = plan;
  const Icon = ICONS[planType];
  return (
    <Card role="group" aria-labelledby={nameId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Icon aria-hidden className="size-5 shrink-0 text-accent" />
        <h3 id={nameId} dir="auto" className="min-w-0 text-body font-semibold wrap-anywhere">
          {name}
        </h3>
        <Badge tone={isActive ? 'accent' : 'quiet'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </div>
      <p dir="auto" className="max-w-prose text-small text-ink-soft wrap-anywhere">
        {description}
      </p>
      <PlanPrice plan={plan} />
      <PromotionNote plan={plan} />
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-small">
        <Fact term="Plan Type">{PLAN_TYPES[planType]}</Fact>
        <Fact term="Price ID">
          <span className="font-mono text-note">{stripePriceId ?? 'None'}</span>
        </Fact>
      </dl>
      <ul className="list-disc pl-5 text-small text-ink-soft marker:text-ink-faint">
        {features.map((feature) => (
          <li key={feature} dir="auto" className="wrap-anywhere">
            {feature}
          </li>
        ))}
      </ul>
      <PlanRowActions plan={plan} {...actions} />
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2">
      <dt className="text-ink-faint">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
