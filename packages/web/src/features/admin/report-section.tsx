import type { Report } from '@hotscribe/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ReportItem } from './report-item.tsx';
import { reportsQuery } from './report-queries.ts';

const NONE = {
  open: 'Nothing to look at. Reports come in where a script didn’t work and its user agrees.',
  done: 'No report is done yet.',
} satisfies Record<Report['status'], string>;

/** What users told was wrong, the last day first. */
export function ReportSection() {
  const [status, setStatus] = useState<Report['status']>('open');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(reportsQuery(status));
  const reports = data?.pages.flatMap((page) => page.reports);
  const counts = data?.pages.at(-1);
  return (
    <section aria-labelledby="reports" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="reports" className="text-lead font-semibold">
          Reports
        </h2>
        <StatusSwitch chosen={status} counts={counts} onChoose={setStatus} />
      </div>
      <Card className="flex flex-col gap-4">
        {!reports && !isError && <Skeleton className="h-24 w-full" />}
        {!reports && isError && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-small text-ink-soft">The reports could not be loaded.</p>
            <Button tone="secondary" size="small" busyText={isFetching && 'Loading...'} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {reports?.length === 0 && <p className="text-small text-ink-soft">{NONE[status]}</p>}
        {reports && reports.length > 0 && (
          <ol className="flex min-w-0 flex-col divide-y divide-line">
            {reports.map((report) => (
              <ReportItem key={report.id} report={report} />
            ))}
          </ol>
        )}
        {hasNextPage && (
          <div>
            <Button
              tone="secondary"
              size="small"
              busyText={isFetching && 'Loading...'}
              onClick={() => void fetchNextPage()}
            >
              Show more
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

const STATUSES = { open: 'To do', done: 'Done' } satisfies Record<Report['status'], string>;

type StatusSwitchProps = {
  chosen: Report['status'];
  counts: Record<Report['status'], number> | undefined;
  onChoose: (status: Report['status']) => void;
};

function StatusSwitch({ chosen, counts, onChoose }: StatusSwitchProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {(['open', 'done'] as const).map((status) => (
        <Button
          key={status}
          tone={chosen === status ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={chosen === status}
          onClick={() => onChoose(status)}
        >
          {STATUSES[status]}
          {counts && ` (${counts[status]})`}
        </Button>
      ))}
    </div>
  );
}
