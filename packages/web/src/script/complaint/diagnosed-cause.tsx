import type { Cause, Change } from '@hotscribe/ahk';
import { Wrench } from 'lucide-react';
import { LateScriptDiff } from '#script/code/late-script-diff.tsx';
import { Button } from '#ui/action/button.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';

type DiagnosedCauseProps = { cause: Cause; script: string; busy: boolean; onUse: (change: Change) => void };

/** One reason: the line it is about, what is wrong, what to do, and the mended script where there is one. */
export function DiagnosedCause({ cause, script, busy, onUse }: DiagnosedCauseProps) {
  const { line, why, todo, change } = cause;
  return (
    <div className="flex min-w-0 flex-col gap-2 text-small">
      {line !== null && <Place script={script} line={line} />}
      <p className="text-pretty wrap-anywhere">
        <MarkedText text={why} />
      </p>
      <p className="text-pretty text-ink-soft wrap-anywhere">
        <MarkedText text={todo} />
      </p>
      {change && <Offer change={change} script={script} busy={busy} onUse={onUse} />}
    </div>
  );
}

function Place({ script, line }: { script: string; line: number }) {
  const text = script.split('\n')[line - 1]?.trim();
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
      <span className="font-medium">Line {line}</span>
      {text && <InlineCode>{text.slice(0, 200)}</InlineCode>}
    </p>
  );
}

function Offer({ change, script, busy, onUse }: Omit<DiagnosedCauseProps, 'cause'> & { change: Change }) {
  return (
    <div className="mt-1 flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button tone="secondary" size="small" busyText={busy && 'Saving...'} onClick={() => onUse(change)}>
          <Wrench aria-hidden className="size-4" />
          Use This Version
        </Button>
        <span className="text-note text-ink-soft">{change.title}</span>
      </div>
      <LateScriptDiff before={script} after={change.script} label={`Changes: ${change.title}`} />
    </div>
  );
}
