import { type ReactNode, useId } from 'react';
import { Card } from '#ui/layout/card.tsx';

type AccountCardProps = { heading: string; text?: string; children: ReactNode };

/** A part of the page with a heading of its own. */
export function AccountCard({ heading, text, children }: AccountCardProps) {
  const headingId = useId();
  return (
    <Card role="group" aria-labelledby={headingId} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id={headingId} className="text-lead font-semibold">
          {heading}
        </h2>
        {text && <p className="mt-1 text-small text-ink-soft">{text}</p>}
      </div>
      {children}
    </Card>
  );
}

/** A name and what it stands for. */
export function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="min-w-0 text-small font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
