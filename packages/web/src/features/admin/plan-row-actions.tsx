import type { Plan } from '@hotscribe/contract';
import { Pencil, RotateCcw, Tag, Trash2 } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { deletePlan, restorePlan } from './admin-queries.ts';
import { usePlanChange } from './use-plan-change.ts';

export type PlanRowActionsProps = {
  plan: Plan;
  onEdit: () => void;
  onPromote: () => void;
  onDeleted: () => void;
};

/** What can be done with a plan. A plan that was deleted can only be put on sale again. */
export function PlanRowActions(props: PlanRowActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      {props.plan.isActive ? <ActivePlanActions {...props} /> : <RestoreButton plan={props.plan} />}
    </div>
  );
}

function ActivePlanActions({ plan, onEdit, onPromote, onDeleted }: PlanRowActionsProps) {
  const remove = usePlanChange<void>({
    change: () => deletePlan({ id: plan.id }),
    failure: 'Failed to delete subscription plan',
    onDone: onDeleted,
  });
  return (
    <>
      <Button tone="secondary" size="small" disabled={plan.onSale} onClick={onPromote}>
        <Tag aria-hidden className="size-4" />
        {plan.onSale ? 'On Promotion' : 'Create Promotion'}
      </Button>
      <Button tone="secondary" size="small" onClick={onEdit}>
        <Pencil aria-hidden className="size-4" />
        Edit Plan
      </Button>
      <Button tone="danger" size="small" busyText={remove.isPending && 'Deleting...'} onClick={() => remove.mutate()}>
        <Trash2 aria-hidden className="size-4" />
        Delete Plan
      </Button>
    </>
  );
}

function RestoreButton({ plan }: { plan: Plan }) {
  const restore = usePlanChange<void>({
    change: () => restorePlan({ id: plan.id }),
    failure: 'Failed to restore subscription plan',
  });
  return (
    <Button
      tone="secondary"
      size="small"
      busyText={restore.isPending && 'Restoring...'}
      onClick={() => restore.mutate()}
    >
      <RotateCcw aria-hidden className="size-4" />
      Restore Plan
    </Button>
  );
}
