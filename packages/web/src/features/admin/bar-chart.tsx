import { useId } from 'react';

export type Bar = { label: string; value: number };

type BarChartProps = { title: string; summary: string; bars: readonly Bar[]; format?: (value: number) => string };

const WIDTH = 600;
const HEIGHT = 140;
const GAP = 3;

/** Values over time, also available as a table for people who would rather read or hear them. */
export function BarChart({ title, summary, bars, format = String }: BarChartProps) {
  const titleId = useId();
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const text = `${summary}, with a peak of ${format(Math.max(0, ...bars.map(({ value }) => value)))} in one day`;
  const slot = WIDTH / Math.max(1, bars.length);
  return (
    <figure aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2">
        <span id={titleId} className="text-small font-semibold">
          {title}
        </span>
        <span className="text-note text-ink-soft">{text}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${text}`}
        className="h-36 w-full"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="stroke-edge" strokeWidth="1" />
        {bars.map(({ label, value }, index) => {
          // A day on which more was given back than came in has no bar; the table has its number.
          const height = Math.max(0, (value / highest) * HEIGHT);
          return (
            <g key={label}>
              <title>{`${label}: ${format(value)}`}</title>
              <rect x={index * slot} width={slot} y="0" height={HEIGHT} className="fill-transparent" />
              <rect
                x={index * slot + GAP / 2}
                width={Math.max(1, slot - GAP)}
                y={HEIGHT - height}
                height={height}
                className="fill-accent"
              />
            </g>
          );
        })}
      </svg>
      <div className="flex justify-between text-note text-ink-faint" aria-hidden="true">
        <span>{bars.at(0)?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <AsTable title={title} bars={bars} format={format} />
    </figure>
  );
}

function AsTable({ title, bars, format }: Required<Pick<BarChartProps, 'title' | 'bars' | 'format'>>) {
  return (
    <details className="text-note">
      <summary className="w-fit cursor-pointer rounded-key py-1 text-ink-soft">Show as a table</summary>
      <table className="mt-2 w-full">
        <caption className="sr-only">{title}</caption>
        <tbody>
          {bars.map(({ label, value }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {label}
              </th>
              <td className="py-1 text-right tabular-nums">{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
