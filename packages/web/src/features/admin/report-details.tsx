import type { Report } from '@hotscribe/contract';
import type { ReactNode } from 'react';
import { CodeBlock } from '#script/code/code-block.tsx';
import { FoldedText } from '#ui/text/folded-text.tsx';
import { ReportAnswer } from './report-answer.tsx';

/** All that a report says, and the box for the program that would have been right. */
export function ReportDetails({ report }: { report: Report }) {
  const { request, expected, errorText, script, program } = report;
  return (
    <div className="flex min-w-0 flex-col gap-5 rounded-card bg-sunken p-4 sm:p-5">
      <Told title="What Was Asked For">
        <FoldedText text={request} />
      </Told>
      <Told title="What It Should Have Done">
        <FoldedText text={expected} />
      </Told>
      {errorText && (
        <Told title="Error Message">
          <FoldedText text={errorText} />
        </Told>
      )}
      <Told title="The Script the User Got">
        <CodeBlock label="The reported script" script={script} />
        {program === null && <p className="text-note text-ink-soft">This script has no program.</p>}
      </Told>
      <ReportAnswer report={report} />
    </div>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-small">
      <h3 className="text-note font-medium text-ink-soft">{title}</h3>
      {children}
    </div>
  );
}
