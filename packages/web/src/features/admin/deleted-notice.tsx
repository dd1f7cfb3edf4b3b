import type { Plan } from '@hotscribe/contract';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/status/notice.tsx';
import { restorePlan } from './admin-queries.ts';
import { usePlanChange } from './use-plan-change.ts';

type DeletedNoticeProps = { plan: Plan; onDone: () => void };

/** Nobody was asked before the plan was deleted, so it can be taken back for as long as this page is open. */
export function DeletedNotice({ plan, onDone }: DeletedNoticeProps) {
  const undoButton = useRef<HTMLButtonElement>(null);
  const restore = usePlanChange<void>({
    change: () => restorePlan({ id: plan.id }),
    failure: 'Failed to restore subscription plan',
    onDone,
  });
  // The button that was pressed is gone with its plan.
  useEffect(() => undoButton.current?.focus(), []);
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <bdi className="font-medium">{plan.name}</bdi> was deleted. Current subscribers keep it.
        </p>
        <Button
          ref={undoButton}
          tone="secondary"
          size="small"
          busyText={restore.isPending && 'Restoring...'}
          onClick={() => restore.mutate()}
        >
          Undo
        </Button>
      </div>
    </Notice>
  );
}
