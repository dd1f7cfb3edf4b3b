import { Keyboard } from 'lucide-react';

/** What to know about a script's keys before it is downloaded. */
export function KeyCautions({ cautions }: { cautions: readonly string[] }) {
  if (cautions.length === 0) return null;
  return (
    <ul
      aria-label="About this script’s keys"
      className="flex flex-col gap-2 rounded-card border border-amber bg-amber-soft px-4 py-3"
    >
      {cautions.map((caution) => (
        <li key={caution} className="flex gap-3 text-small text-pretty">
          <Keyboard aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
          <span className="min-w-0 flex-1 wrap-anywhere">{caution}</span>
        </li>
      ))}
    </ul>
  );
}
