import type { ReactNode } from 'react';

type BadgeTone = 'accent' | 'quiet' | 'danger';

const TONES = {
  accent: 'border-accent text-accent',
  quiet: 'border-line text-ink-soft',
  danger: 'border-danger text-danger',
} satisfies Record<BadgeTone, string>;

export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex shrink-0 items-center rounded-full border px-2.5 text-note font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
