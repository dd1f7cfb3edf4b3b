import { Keycap } from './keycap.tsx';

/** Keys that are pressed together, drawn side by side. */
export function KeyCombination({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-2 pb-0.5">
      {keys.map((key, index) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          {index > 0 && <span className="text-note text-ink-faint">+</span>}
          <Keycap>{key}</Keycap>
        </span>
      ))}
    </span>
  );
}
