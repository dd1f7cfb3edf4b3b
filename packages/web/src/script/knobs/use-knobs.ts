import { changeNote, type Knob, type LastChange } from '@hotscribe/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSettled } from '#lib/browser/use-settled.ts';
import { useScriptLanguage } from '#script/report/script-language.ts';
import { type KeptKnobs, type KnobState, knobsQuery } from './knobs-query.ts';

const PAUSE_MS = 400;

type OnText = ((script: string) => void) | undefined;

/** The fields of a script. One that is in the browser alone, such as an edited one, is changed here. */
export function useKnobs(script: string, kept: KeptKnobs | undefined, onText: OnText) {
  const client = useQueryClient();
  const [made, setMade] = useState<KnobState>();
  const listed = useQuery({ ...knobsQuery(kept, script), placeholderData: keepPreviousData });
  const isKnown = listed.data !== undefined && !listed.isPlaceholderData;
  // The page may be older than what the server has, if another tab was at work.
  const isKept = kept !== undefined && (!isKnown || listed.data.script === script);
  const text = useTextKnobs(script, !isKept && onText !== undefined, onText);
  if (!isKept) return { ...text, note: undefined, failed: false, retry: undefined };
  return {
    knobs: listed.data?.knobs,
    // What was changed last is shown, and undone, where it can also be said what should be different.
    lastChange: null,
    note: made?.script === script ? made.lastChange?.note : undefined,
    change: (knob: Knob, value: string) =>
      kept.change(knob, value, (state) => {
        client.setQueryData(knobsQuery(kept, state.script).queryKey, state);
        setMade(state);
      }),
    undo: () => undefined,
    failed: listed.isError,
    retry: () => void listed.refetch(),
  };
}

function useTextKnobs(script: string, isWanted: boolean, onText: OnText) {
  const language = useScriptLanguage();
  const settled = useSettled(script, PAUSE_MS);
  const [last, setLast] = useState<LastChange & { after: string }>();
  const isOurs = last?.after === script;
  const text = isOurs ? script : settled;
  const knobs: Knob[] | undefined = useMemo(
    () => (isWanted ? language?.codeKnobs(text) : undefined),
    [language, text, isWanted],
  );
  return {
    knobs,
    lastChange: isOurs ? last : null,
    change: async (knob: Knob, value: string) => {
      // A letter that was typed since then may have moved everything.
      const changed = text === script ? language?.changeCodeKnob(script, knob.id, value) : undefined;
      if (changed?.script === undefined) throw new Error(changed?.problem ?? 'Please try again in a moment.');
      const now: Knob = language?.codeKnobs(changed.script).find(({ id }) => id === knob.id) ?? { ...knob, value };
      if (changed.script !== script) setLast({ note: changeNote(now), before: script, after: changed.script });
      onText?.(changed.script);
    },
    undo: () => {
      if (last) onText?.(last.before);
    },
  };
}
