import type { Knob } from '@hotscribe/contract';
import { KnobField } from './knob-field.tsx';
import type { KnobGroup as Group } from './knob-groups.ts';

type KnobGroupProps = { group: Group; onChange: (knob: Knob, value: string) => Promise<void> };

/** The fields of one sentence of the explanation. */
export function KnobGroup({ group: { sentence, knobs }, onChange }: KnobGroupProps) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="sr-only">{sentence ?? 'Other values'}</legend>
      <p aria-hidden="true" dir="auto" className="mb-3 line-clamp-2 text-note text-ink-soft wrap-anywhere">
        {sentence ?? 'Other values'}
      </p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {knobs.map(({ knob, label }) => (
          <KnobField key={knob.id} knob={knob} label={label} onChange={(value) => onChange(knob, value)} />
        ))}
      </div>
    </fieldset>
  );
}
