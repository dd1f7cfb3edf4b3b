import type { LastChange } from '@hotscribe/contract';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { LateScriptDiff } from '#script/code/late-script-diff.tsx';
import { Button } from '#ui/action/button.tsx';

type LastChangeCardProps = {
  lastChange: LastChange | null;
  script: string;
  onUndo: () => void;
};

/** What was changed last about a text that only this page has, with the way back. */
export function LastChangeCard({ lastChange, script, onUndo }: LastChangeCardProps) {
  const [showsCode, setShowsCode] = useState(false);
  return (
    <div className={lastChange ? 'flex min-w-0 flex-col gap-3 rounded-card bg-accent-soft p-4' : 'sr-only'}>
      <p role="status" className="text-small whitespace-pre-line wrap-anywhere">
        {lastChange?.note}
      </p>
      {lastChange && (
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" size="small" onClick={onUndo}>
            <Undo2 aria-hidden className="size-4" />
            Undo
          </Button>
          <Button tone="quiet" size="small" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
            {showsCode ? 'Hide the Code' : 'Show the Change in the Code'}
          </Button>
        </div>
      )}
      {lastChange && showsCode && (
        <LateScriptDiff before={lastChange.before} after={script} label="What changed in the code" />
      )}
    </div>
  );
}
