import type { Knob, LastChange } from '@hotscribe/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** What can be changed in a text, and what was changed in it last. */
export type KnobState = { script: string; knobs: Knob[]; lastChange: LastChange | null };

/** A script that the server has: it lists what can be changed there, and changes it. */
export type KeptKnobs = {
  /** Tells one kept script from another. */
  name: string;
  list: () => Promise<KnobState>;
  /** `remember` is called before the new script is shown: fields that were not known yet would lose the focus. */
  change: (knob: Knob, value: string, remember: (state: KnobState) => void) => Promise<void>;
};

export function knobsQuery(kept: KeptKnobs | undefined, script: string) {
  return queryOptions({
    queryKey: ['knobs', kept?.name ?? '', script],
    queryFn: kept ? kept.list : skipToken,
    staleTime: 60_000,
  });
}
