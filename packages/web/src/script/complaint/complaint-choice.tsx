import type { ComplaintKind } from '@hotscribe/ahk';
import { useId } from 'react';
import { COMPLAINT_WORDS, COMPLAINTS } from './complaint-words.ts';

type ComplaintChoiceProps = { chosen: ComplaintKind | undefined; onChoose: (kind: ComplaintKind) => void };

/** What happened instead of what was wanted: one of five. */
export function ComplaintChoice({ chosen, onChoose }: ComplaintChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-body font-semibold">What Happened?</legend>
      <div className="flex flex-wrap gap-2">
        {COMPLAINTS.map((kind) => (
          <label
            key={kind}
            className="relative flex min-h-10 cursor-pointer items-center rounded-card border border-edge bg-surface px-3.5 text-small has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-sm:w-full"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              checked={chosen === kind}
              onChange={() => onChoose(kind)}
            />
            {COMPLAINT_WORDS[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
