import { useId } from 'react';
import { PointsToCheck } from '#script/report/points-to-check.tsx';
import { reportFrom } from '#script/report/script-report.ts';
import { ScriptSummary } from '#script/report/script-summary.tsx';
import { useKeyClashes } from '#script/report/use-key-clashes.ts';
import { useScriptReport } from '#script/report/use-script-report.ts';
import { verdictOn } from '#script/report/verdict.ts';
import { MarkedRequest } from '#script/request/marked-request.tsx';
import { MarkingScope } from '#script/request/marking.tsx';
import { RequestNotes } from '#script/request/request-notes.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { GenerationResult } from './generation-draft.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultChanges } from './result-changes.tsx';
import { ResultCode } from './result-code.tsx';
import { ResultComplaint } from './result-complaint.tsx';
import { ResultHeading } from './result-heading.tsx';

type ResultCardProps = {
  result: GenerationResult;
  isNew: boolean;
  onChange: (change: Partial<GenerationResult>) => void;
};

/** A generated script: how sure we are, what was understood, what it does and may do, its code, what to do with it. */
export function ResultCard({ result, isNew, onChange }: ResultCardProps) {
  const { generated, script } = result;
  const headingId = useId();
  const current = useScriptReport(script);
  const clashes = useKeyClashes(script, result.saved?.id);
  const isAsWritten = script === generated.script;
  return (
    <Card data-prints aria-labelledby={headingId} role="group" className="flex min-w-0 flex-col gap-6">
      <ResultHeading
        id={headingId}
        name={result.name}
        verdict={verdictOn(generated, script, current)}
        isPasted={result.isPasted}
        takesFocus={isNew}
      />
      {isAsWritten && !result.isPasted && <PointsToCheck generated={generated} />}
      <MarkingScope>
        {isAsWritten && <MarkedRequest request={result.description} generated={generated} />}
        <ScriptSummary report={(!isAsWritten && current) || reportFrom(generated)} clashes={clashes}>
          {isAsWritten && <RequestNotes generated={generated} />}
        </ScriptSummary>
        <ResultChanges result={result} report={current} onChange={onChange}>
          <ResultCode result={result} onChange={onChange} />
          <ResultActions result={result} onChange={onChange} />
          <ResultComplaint result={result} onChange={onChange} />
        </ResultChanges>
      </MarkingScope>
    </Card>
  );
}
