import type { LastChange } from '@hotscribe/contract';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LateScriptDiff } from '#script/code/late-script-diff.tsx';
import { Button } from '#ui/action/button.tsx';

type LastChangeViewProps = {
  change: LastChange;
  after: string;
  /** It has just been made. */
  isNew: boolean;
  undoing: boolean;
  onUndo: () => void;
};

/** What was changed about a script, in words and in its code, with the way back. */
export function LastChangeView({ change, after, isNew, undoing, onUndo }: LastChangeViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-body font-semibold outline-none">
        What Changed
      </h3>
      {change.note.split('\n').map((sentence) => (
        <p key={sentence} dir="auto" className="text-small text-pretty wrap-anywhere">
          {sentence}
        </p>
      ))}
      <Button tone="secondary" size="small" className="self-start" busyText={undoing && 'Undoing...'} onClick={onUndo}>
        <Undo2 aria-hidden className="size-4" />
        Undo
      </Button>
      <LateScriptDiff before={change.before} after={after} label="What changed in the code" />
    </div>
  );
}
