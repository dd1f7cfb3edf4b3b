import type { GeneratedScript } from '@hotscribe/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { ChangeWithoutCode } from '#script/change-without-code.tsx';
import { CodeBlock } from '#script/code-block.tsx';
import { FollowUpPanel } from '#script/follow-up-panel.tsx';
import { ItDidntWork } from '#script/it-didnt-work.tsx';
import { answerKnobs } from '#script/kept-knobs.ts';
import { RequestNotes } from '#script/request-notes.tsx';
import { RunHelp } from '#script/run-help.tsx';
import { ScriptEditor } from '#script/script-editor.tsx';
import { reportFrom } from '#script/script-report.ts';
import { ScriptSummary } from '#script/script-summary.tsx';
import { useKeyClashes } from '#script/use-key-clashes.ts';
import { useScriptReport } from '#script/use-script-report.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { changedResult, type GenerationResult } from './generation-draft.ts';
import { recentQuery } from './recent-queries.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultHeading } from './result-heading.tsx';

type ResultCardProps = {
  result: GenerationResult;
  isNew: boolean;
  onChange: (change: Partial<GenerationResult>) => void;
};

/** A generated script: first what it does and may do, then its code, then what to do with it. */
export function ResultCard({ result, isNew, onChange }: ResultCardProps) {
  const { generated, script } = result;
  const headingId = useId();
  const current = useScriptReport(script);
  const clashes = useKeyClashes(script, result.saved?.id);
  const isAsWritten = script === generated.script;
  const client = useQueryClient();
  const showChanged = (changed: GeneratedScript) => {
    onChange(changedResult(result, changed));
    void client.invalidateQueries({ queryKey: recentQuery.queryKey });
  };
  return (
    <Card data-prints aria-labelledby={headingId} role="group" className="flex min-w-0 flex-col gap-6">
      <ResultHeading
        id={headingId}
        name={result.name}
        script={script}
        isUnsure={isAsWritten && generated.state === 'check'}
        isPasted={result.isPasted}
        takesFocus={isNew}
      />
      <ScriptSummary report={(!isAsWritten && current) || reportFrom(generated)} clashes={clashes}>
        {isAsWritten && <RequestNotes generated={generated} />}
      </ScriptSummary>
      <ChangeWithoutCode
        script={script}
        // An edited script is on this page alone.
        kept={result.answerId !== null && isAsWritten ? answerKnobs(result.answerId, showChanged) : undefined}
        onText={(text) => onChange({ script: text })}
      />
      {result.answerId !== null && (
        <FollowUpPanel
          subject={{ kind: 'answer', id: result.answerId }}
          script={generated.script}
          edited={isAsWritten ? undefined : script}
          hasProgram={generated.program !== null}
          report={current}
          onChanged={(changed) => {
            if ('generated' in changed) onChange(changedResult(result, changed.generated));
          }}
        />
      )}
      <ResultCode result={result} onChange={onChange} />
      <ResultActions result={result} onChange={onChange} />
      <ItDidntWork script={script} onUse={(text) => onChange({ script: text })} />
    </Card>
  );
}

function ResultCode({ result, onChange }: Pick<ResultCardProps, 'result' | 'onChange'>) {
  const { generated, script, isPasted } = result;
  const [editing, setEditing] = useState(isPasted || script !== generated.script);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto text-body font-semibold">The code</h3>
        <RunHelp />
        {script !== generated.script && (
          <Button tone="quiet" size="small" onClick={() => onChange({ script: generated.script })}>
            <RotateCcw aria-hidden className="size-4" />
            Undo my changes
          </Button>
        )}
        <Button tone="secondary" size="small" onClick={() => setEditing(!editing)}>
          <Pencil aria-hidden className="size-4" />
          {editing ? 'Done' : 'Edit code'}
        </Button>
      </div>
      {editing ? (
        <ScriptEditor label="Script" script={script} onChange={(text) => onChange({ script: text })} />
      ) : (
        <CodeBlock label="Script" script={script} />
      )}
    </div>
  );
}
