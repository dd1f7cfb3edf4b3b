import { type GeneratedScript, PAGES } from '@hotscribe/contract';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LateScriptDiff } from '#script/code/late-script-diff.tsx';
import { PointsToCheck } from '#script/report/points-to-check.tsx';
import { verdictOnAnswer } from '#script/report/verdict.ts';
import { VerdictBadge } from '#script/report/verdict-badge.tsx';
import { RequestNotes } from '#script/request/request-notes.tsx';
import { Button } from '#ui/action/button.tsx';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { Notice } from '#ui/status/notice.tsx';
import { FoldedText } from '#ui/text/folded-text.tsx';
import type { Regeneration } from './use-regenerate.ts';

type RegenerationOutcomeProps = {
  outcome: Regeneration;
  undoing: boolean;
  onUndo: (before: string) => void;
  onKeep: () => void;
  onBuiltIn: () => void;
};

/** What regenerating the script changed, with an undo; or why nothing was written. */
export function RegenerationOutcome(props: RegenerationOutcomeProps) {
  const { outcome, undoing, onUndo, onKeep, onBuiltIn } = props;
  if (outcome.kind === 'none') return <NothingWritten {...outcome} onBuiltIn={onBuiltIn} />;
  if (outcome.kind === 'same') return <SameAgain />;
  const { before, generated } = outcome;
  return (
    <Changes before={before} generated={generated} undoing={undoing} onUndo={() => onUndo(before)} onKeep={onKeep} />
  );
}

function SameAgain() {
  return (
    <div role="status">
      <Notice>The script came out the same, so nothing changed, and this didn’t count against your plan.</Notice>
    </div>
  );
}

type NothingWrittenProps = { message: string; usedUp: boolean; hasBuiltIn: boolean; onBuiltIn: () => void };

function NothingWritten({ message, usedUp, hasBuiltIn, onBuiltIn }: NothingWrittenProps) {
  return (
    <Notice tone={usedUp ? 'warning' : 'calm'}>
      <FoldedText text={message} />
      {hasBuiltIn && (
        <Button tone="secondary" size="small" className="mt-3" onClick={onBuiltIn}>
          Use the Built-In Writer
        </Button>
      )}
      {usedUp && (
        <ButtonLink to={PAGES.pricing.path} size="small" className="mt-3">
          Upgrade Now
        </ButtonLink>
      )}
    </Notice>
  );
}

type ChangesProps = {
  before: string;
  generated: GeneratedScript;
  undoing: boolean;
  onUndo: () => void;
  onKeep: () => void;
};

function Changes({ before, generated, undoing, onUndo, onKeep }: ChangesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 ref={heading} tabIndex={-1} className="text-body font-semibold outline-none">
          What Changed
        </h3>
        <VerdictBadge verdict={verdictOnAnswer(generated)} />
      </div>
      <PointsToCheck generated={generated} />
      <RequestNotes generated={generated} />
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" busyText={undoing && 'Undoing...'} onClick={onUndo}>
          <Undo2 aria-hidden className="size-4" />
          Undo
        </Button>
        <Button tone="quiet" onClick={onKeep}>
          Keep the New Script
        </Button>
      </div>
      <LateScriptDiff before={before} after={generated.script} label="Changes from the previous script" />
    </div>
  );
}
