import type { GeneratedScript } from '@hotscribe/contract';
import { useQueryClient } from '@tanstack/react-query';
import { FollowUpPanel } from '#script/follow-up/follow-up-panel.tsx';
import { ChangeWithoutCode } from '#script/knobs/change-without-code.tsx';
import { answerKnobs } from '#script/knobs/kept-knobs.ts';
import type { ScriptReport } from '#script/report/script-report.ts';
import { changedResult, type GenerationResult } from './generation-draft.ts';
import { recentQuery } from './recent-queries.ts';

type ResultChangesProps = {
  result: GenerationResult;
  report: ScriptReport | undefined;
  onChange: (change: Partial<GenerationResult>) => void;
};

/** How the result can be changed without touching its code. */
export function ResultChanges({ result, report, onChange }: ResultChangesProps) {
  const { generated, script, answerId } = result;
  const isAsWritten = script === generated.script;
  const client = useQueryClient();
  const showChanged = (changed: GeneratedScript) => {
    onChange(changedResult(result, changed));
    void client.invalidateQueries({ queryKey: recentQuery.queryKey });
  };
  return (
    <>
      <ChangeWithoutCode
        script={script}
        // An edited script is on this page alone.
        kept={answerId !== null && isAsWritten ? answerKnobs(answerId, showChanged) : undefined}
        onText={(text) => onChange({ script: text })}
      />
      {answerId !== null && (
        <FollowUpPanel
          subject={{ kind: 'answer', id: answerId }}
          script={generated.script}
          edited={isAsWritten ? undefined : script}
          hasProgram={generated.program !== null}
          report={report}
          onChanged={(changed) => {
            if ('generated' in changed) onChange(changedResult(result, changed.generated));
          }}
        />
      )}
    </>
  );
}
