import type { ReactNode } from 'react';

export type BadgeTone = 'solid' | 'accent' | 'quiet' | 'outline' | 'warning' | 'danger';

const TONES = {
  solid: 'border-transparent bg-accent text-on-accent',
  accent: 'border-accent text-accent',
  quiet: 'border-line bg-sunken text-ink-soft',
  outline: 'border-edge text-ink-soft',
  warning: 'border-amber text-amber',
  danger: 'border-danger text-danger',
} satisfies Record<BadgeTone, string>;

export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 rounded-full border px-2.5 text-note font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
