import type { ReactNode } from 'react';

type Fact = { id: string; term: ReactNode; lines: readonly ReactNode[] };

/** Things and what there is to say about them: side by side where there is room, one below the other where not. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface text-small">
      {facts.map(({ id, term, lines }) => (
        <div key={id} className="grid gap-x-6 gap-y-1.5 px-4 py-3 sm:grid-cols-2">
          <dt className="min-w-0 text-ink">{term}</dt>
          <dd className="flex min-w-0 flex-col gap-1.5">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
              <p key={index}>{line}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
