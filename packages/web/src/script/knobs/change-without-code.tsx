import { useRef, useState } from 'react';
import { LastChangeCard } from '#script/follow-up/last-change-card.tsx';
import { Button } from '#ui/action/button.tsx';
import { KnobGroup } from './knob-group.tsx';
import { groupedKnobs } from './knob-groups.ts';
import type { KeptKnobs } from './knobs-query.ts';
import { useKnobs } from './use-knobs.ts';

type ChangeWithoutCodeProps = {
  script: string;
  /** Where the server has this script. */
  kept: KeptKnobs | undefined;
  /** Takes a text that was changed here, where the server does not have it. */
  onText?: (script: string) => void;
};

const MOST_AT_FIRST = 12;

/** The keys, texts, times and programs of a script as fields. Changing one gives the new script at once. */
export function ChangeWithoutCode({ script, kept, onText }: ChangeWithoutCodeProps) {
  const { knobs, note, lastChange, change, undo, failed, retry } = useKnobs(script, kept, onText);
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Its button goes with the change that is undone.
  const undoIt = () => {
    undo();
    heading.current?.focus();
  };
  if (failed) return <NotLoaded onRetry={retry} />;
  if (!knobs || (knobs.length === 0 && !lastChange)) return null;
  const shown = showsAll ? knobs : knobs.slice(0, MOST_AT_FIRST);
  return (
    <section aria-label="Change It Without Code" className="flex min-w-0 flex-col gap-4 print:hidden">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-body font-semibold outline-none">
          Change It Without Code
        </h3>
        <p className="text-note text-ink-faint">You get the new script right away, and it’s free.</p>
      </div>
      <p role="status" className={note ? 'text-small font-medium text-accent wrap-anywhere' : 'sr-only'}>
        {note}
      </p>
      {kept === undefined && <LastChangeCard lastChange={lastChange} script={script} onUndo={undoIt} />}
      {groupedKnobs(shown).map((group) => (
        <KnobGroup key={group.knobs[0]?.knob.id} group={group} onChange={change} />
      ))}
      {shown.length < knobs.length && (
        <Button tone="secondary" size="small" className="self-start" onClick={() => setShowsAll(true)}>
          Show All {knobs.length} Fields
        </Button>
      )}
    </section>
  );
}

function NotLoaded({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <p className="text-small text-ink-soft">We couldn’t load the fields for changing this script.</p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
