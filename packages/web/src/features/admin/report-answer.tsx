import type { Report } from '@hotscribe/contract';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { ProgramCheck } from './program-check.tsx';
import { useReportChange } from './use-report-change.ts';

/** The program that would have been right, checked while it is typed; and what becomes of the report. */
export function ReportAnswer({ report }: { report: Report }) {
  const { id, status, program, rightProgram } = report;
  // What it was given is where most corrections start.
  const [typed, setTyped] = useState(rightProgram ?? program ?? '');
  const [isTouched, setTouched] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { update, discard, problem, forgetProblem } = useReportChange(id);
  const isDone = status === 'done';
  // Words that were typed and not saved must not be lost by marking the report.
  const unsaved = isTouched && typed !== (rightProgram ?? '') ? { rightProgram: typed } : {};
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <TextArea
        label="Correct Program"
        hint="One rule per line, such as key ctrl+alt+n: open &quot;Notepad&quot;. The program becomes an example for the next training run."
        required={false}
        rows={3}
        value={typed}
        error={problem}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setTouched(true);
          forgetProblem();
        }}
        className="min-h-24 font-mono text-note"
      />
      {problem === undefined && <ProgramCheck program={typed} />}
      <div data-keep-clear className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button
          size="small"
          busyText={update.isPending && 'Saving...'}
          onClick={() => update.mutate({ rightProgram: typed })}
        >
          Save Program
        </Button>
        <Button
          tone="secondary"
          size="small"
          busyText={update.isPending && 'Saving...'}
          onClick={() => update.mutate({ status: isDone ? 'open' : 'done', ...unsaved })}
        >
          {isDone ? 'Reopen' : 'Mark as Done'}
        </Button>
        <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
          Discard
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question="Discard this report?"
          text="It will be permanently deleted, along with the program you attached."
          confirm="Discard Report"
          busyText={discard.isPending && 'Discarding...'}
          onConfirm={() => discard.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
