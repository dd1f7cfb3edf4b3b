import type { ReactNode } from 'react';

export type Step = { title: string; text: ReactNode };

/** What to do one after the other, each with its number on a key. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="flex flex-col gap-5">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="flex size-9 shrink-0 items-center justify-center rounded-key border border-edge text-small font-semibold shadow-[0_2px_0_var(--edge)]"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="text-small font-semibold">{title}</p>
            <p className="text-small text-pretty text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
