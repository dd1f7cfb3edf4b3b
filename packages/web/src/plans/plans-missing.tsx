import { CloudOff } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';

/** Shown in place of the plans if they couldn't be loaded. */
export function PlansMissing({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CloudOff aria-hidden className="size-6" />}
      heading="We couldn’t load the plans"
      text="Please try again in a moment."
    >
      <Button tone="secondary" busyText={busy && 'Loading...'} onClick={onRetry}>
        Try Again
      </Button>
    </EmptyState>
  );
}
