import { PAGES } from '@hotscribe/contract';
import { FileCode, SearchX } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';

export function NoScriptsYet() {
  return (
    <EmptyState
      icon={<FileCode aria-hidden className="size-6" />}
      heading="No scripts yet"
      text="Scripts you save show up here."
    >
      <ButtonLink to={PAGES.dashboard.path}>Create New Script</ButtonLink>
    </EmptyState>
  );
}

export function NoScriptsFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden className="size-6" />}
      heading="No scripts found"
      text="None of your scripts has all of these words in its name or description. Try fewer words."
    >
      <Button tone="secondary" onClick={onClear}>
        Clear Search
      </Button>
    </EmptyState>
  );
}

export function ScriptsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<FileCode aria-hidden className="size-6" />}
      heading="We couldn’t load your scripts"
      text="They’re still there. Please try again in a moment."
    >
      <Button tone="secondary" onClick={onRetry}>
        Try Again
      </Button>
    </EmptyState>
  );
}
