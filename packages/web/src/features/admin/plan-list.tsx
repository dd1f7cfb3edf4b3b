import type { Plan } from '@hotscribe/contract';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { PlanRow } from './plan-row.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';

type PlanListProps = { plans: readonly Plan[]; onEdit: (plan: Plan) => void };

/** The plans that are sold, and below them those that were deleted. */
export function PlanList({ plans, onEdit }: PlanListProps) {
  const [promoting, setPromoting] = useState<Plan>();
  const [deleted, setDeleted] = useState<Plan>();
  const active = plans.filter(({ isActive }) => isActive);
  const inactive = plans.filter(({ isActive }) => !isActive);
  const row = (plan: Plan) => (
    <li key={plan.id}>
      <PlanRow
        plan={plan}
        onEdit={() => onEdit(plan)}
        onPromote={() => setPromoting(plan)}
        onDeleted={() => setDeleted(plan)}
      />
    </li>
  );
  return (
    <section aria-labelledby="existing-plans" className="flex flex-col gap-4">
      <h2 id="existing-plans" className="text-lead font-semibold">
        Existing Subscription Plans
      </h2>
      {deleted && <DeletedNotice key={deleted.id} plan={deleted} onDone={() => setDeleted(undefined)} />}
      {active.length === 0 ? (
        <EmptyState
          icon={<PackageOpen aria-hidden className="size-6" />}
          heading="No subscription plans created yet"
          text="Until you create one, nobody can buy anything."
        />
      ) : (
        <ul className="flex flex-col gap-4">{active.map(row)}</ul>
      )}
      {inactive.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-key py-1 text-small text-ink-soft">
            Deleted Plans ({inactive.length})
          </summary>
          <ul className="mt-4 flex flex-col gap-4">{inactive.map(row)}</ul>
        </details>
      )}
      {promoting && <PromotionDialog plan={promoting} onClose={() => setPromoting(undefined)} />}
    </section>
  );
}
