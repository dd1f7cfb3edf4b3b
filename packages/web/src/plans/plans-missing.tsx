import { CloudOff } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';

/** Stands where the plans would be when they could not be loaded. */
export function PlansMissing({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CloudOff aria-hidden className="size-6" />}
      heading="The plans could not be loaded"
      text="Please try again in a moment."
    >
      <Button tone="secondary" busyText={busy && 'Loading...'} onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}
