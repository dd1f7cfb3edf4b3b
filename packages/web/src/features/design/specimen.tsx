import type { ReactNode } from 'react';

/** One component in one or several of its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4">
      <figcaption className="text-note font-medium text-ink-faint">{name}</figcaption>
      <div className="flex min-w-0 flex-col gap-3 text-ink">{children}</div>
    </figure>
  );
}

/** States side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>;
}
