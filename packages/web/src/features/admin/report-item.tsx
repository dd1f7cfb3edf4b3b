import type { Report } from '@hotscribe/contract';
import { useId, useState } from 'react';
import { longDay } from '#lib/page/dates.ts';
import { COMPLAINT_WORDS } from '#script/complaint/complaint-words.ts';
import { VerdictBadge } from '#script/report/verdict-badge.tsx';
import { Button } from '#ui/action/button.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { ReportDetails } from './report-details.tsx';

/** One report: what was asked for and what happened; the rest, and what to do about it, on demand. */
export function ReportItem({ report }: { report: Report }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { request, symptom, state, day, rightProgram } = report;
  return (
    <li className="flex min-w-0 flex-col gap-4 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-col gap-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
        <div className="flex min-w-0 flex-col gap-2">
          <p id={`${id}-request`} dir="auto" className="line-clamp-3 text-small wrap-anywhere">
            {request}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-faint">
            <Badge tone="outline">{COMPLAINT_WORDS[symptom]}</Badge>
            {state && <VerdictBadge verdict={state === 'sure' ? 'ready' : 'check'} />}
            {rightProgram !== null && <Badge tone="solid">Has the correct program</Badge>}
            <time dateTime={day}>{longDay(day)}</time>
          </p>
        </div>
        <Button
          tone="secondary"
          size="small"
          className="self-start"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-request`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Open'}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="min-w-0">
        {isOpen && <ReportDetails report={report} />}
      </div>
    </li>
  );
}
