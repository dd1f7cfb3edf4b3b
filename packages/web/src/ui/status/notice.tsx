import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'calm' | 'warning' | 'danger';

const LOOKS = {
  calm: { Icon: Info, frame: 'border-line bg-sunken', icon: 'text-ink-soft' },
  warning: { Icon: TriangleAlert, frame: 'border-amber bg-amber-soft', icon: 'text-amber' },
  danger: { Icon: CircleAlert, frame: 'border-danger bg-danger-soft', icon: 'text-danger' },
} satisfies Record<NoticeTone, unknown>;

/** Something to know, in the flow of the page. */
export function Notice({ tone = 'calm', children }: { tone?: NoticeTone; children: ReactNode }) {
  const { Icon, frame, icon } = LOOKS[tone];
  return (
    <div data-keep-clear className={`flex gap-3 rounded-card border px-4 py-3 text-small ${frame}`}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  );
}
