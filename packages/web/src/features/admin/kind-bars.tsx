import { useId } from 'react';
import type { Bar } from './bar-chart.tsx';

type KindBarsProps = { title: string; bars: readonly Bar[]; none: string };

/** How often each of a few kinds of things happened. */
export function KindBars({ title, bars, none }: KindBarsProps) {
  const titleId = useId();
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <figcaption id={titleId} className="text-small font-semibold">
        {title}
      </figcaption>
      {bars.every(({ value }) => value === 0) && <p className="text-small text-ink-soft">{none}</p>}
      <dl className="flex flex-col gap-2.5">
        {bars.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="text-small font-medium tabular-nums">{value.toLocaleString('en-US')}</dd>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="col-span-full h-1.5 w-full rounded-full bg-sunken"
            >
              <rect width={(value / highest) * 100} height="4" className="fill-accent" />
            </svg>
          </div>
        ))}
      </dl>
    </figure>
  );
}
