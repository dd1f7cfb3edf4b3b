import { PAGES } from '@hotscribe/contract';
import { FileCode, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

export function NoScriptsYet() {
  return (
    <Empty
      icon={<FileCode aria-hidden className="size-6" />}
      heading="No scripts yet"
      text="What you save is kept here."
    >
      <ButtonLink to={PAGES.dashboard.path}>Create New Script</ButtonLink>
    </Empty>
  );
}

export function NoScriptsFound({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      icon={<SearchX aria-hidden className="size-6" />}
      heading="No scripts found"
      text="No name and no description has all of these words."
    >
      <Button tone="secondary" onClick={onClear}>
        Clear search
      </Button>
    </Empty>
  );
}

export function ScriptsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty
      icon={<FileCode aria-hidden className="size-6" />}
      heading="Your scripts could not be loaded"
      text="They are still there. Please try again in a moment."
    >
      <Button tone="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Empty>
  );
}

function Empty({
  icon,
  heading,
  text,
  children,
}: {
  icon: ReactNode;
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-6 py-16 text-center">
      <span className="flex size-12 items-center justify-center rounded-key border border-edge text-accent shadow-[0_2px_0_var(--edge)]">
        {icon}
      </span>
      <h2 className="mt-2 text-lead font-semibold">{heading}</h2>
      <p className="max-w-prose text-small text-balance text-ink-soft">{text}</p>
      <div className="mt-3">{children}</div>
    </div>
  );
}
