import type { ReactNode } from 'react';

type EmptyStateProps = { icon: ReactNode; heading: string; text: string; children?: ReactNode };

/** Stands where a list would be: says why there is none, and offers a way on. */
export function EmptyState({ icon, heading, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-6 py-16 text-center">
      <span className="flex size-12 items-center justify-center rounded-key border border-edge text-accent shadow-[0_2px_0_var(--edge)]">
        {icon}
      </span>
      <h2 className="mt-2 text-lead font-semibold">{heading}</h2>
      <p className="max-w-prose text-small text-balance text-ink-soft">{text}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}
