import type { GeneratedScript } from '@hotscribe/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FollowUpPanel } from '#script/follow-up/follow-up-panel.tsx';
import { ChangeWithoutCode } from '#script/knobs/change-without-code.tsx';
import { answerKnobs } from '#script/knobs/kept-knobs.ts';
import { useAllArrived } from '#script/knobs/use-all-arrived.ts';
import type { ScriptReport } from '#script/report/script-report.ts';
import { LoadingPart } from '#ui/status/loading-part.tsx';
import { changedResult, type GenerationResult } from './generation-draft.ts';
import { recentQuery } from './recent-queries.ts';

type ResultChangesProps = {
  result: GenerationResult;
  report: ScriptReport | undefined;
  onChange: (change: Partial<GenerationResult>) => void;
  /** What comes below. */
  children: ReactNode;
};

/** How the result can be changed without touching its code. What is below comes with it: it would be pushed down. */
export function ResultChanges({ result, report, onChange, children }: ResultChangesProps) {
  const { generated, script, answerId } = result;
  const isAsWritten = script === generated.script;
  const client = useQueryClient();
  const showChanged = (changed: GeneratedScript) => {
    onChange(changedResult(result, changed));
    void client.invalidateQueries({ queryKey: recentQuery.queryKey });
  };
  // An edited script is on this page alone.
  const kept = answerId !== null && isAsWritten ? answerKnobs(answerId, showChanged) : undefined;
  const subject = answerId === null ? undefined : ({ kind: 'answer', id: answerId } as const);
  if (!useAllArrived(generated.script, kept, subject)) return <LoadingPart text="Loading script..." />;
  return (
    <>
      <ChangeWithoutCode script={script} kept={kept} onText={(text) => onChange({ script: text })} />
      {subject && (
        <FollowUpPanel
          subject={subject}
          script={generated.script}
          edited={isAsWritten ? undefined : script}
          hasProgram={generated.program !== null}
          report={report}
          onChanged={(changed) => {
            if ('generated' in changed) onChange(changedResult(result, changed.generated));
          }}
        />
      )}
      {children}
    </>
  );
}
