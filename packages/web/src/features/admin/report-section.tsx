import type { Report } from '@hotscribe/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { PagedCard } from './paged-card.tsx';
import { ReportItem } from './report-item.tsx';
import { reportsQuery } from './report-queries.ts';

const NONE = {
  open: 'Nothing to review. Reports show up here when a script doesn’t work and the user agrees to share it.',
  done: 'No reports have been marked as done yet.',
} satisfies Record<Report['status'], string>;

/** What users told was wrong, the last day first. */
export function ReportSection() {
  const [status, setStatus] = useState<Report['status']>('open');
  const query = useInfiniteQuery(reportsQuery(status));
  return (
    <section aria-labelledby="reports" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="reports" className="text-lead font-semibold">
          Reports
        </h2>
        <StatusSwitch chosen={status} counts={query.data?.pages.at(-1)} onChoose={setStatus} />
      </div>
      <PagedCard
        query={query}
        items={query.data?.pages.flatMap((page) => page.reports)}
        failed="We couldn’t load the reports."
        none={NONE[status]}
        className="flex min-w-0 flex-col divide-y divide-line"
      >
        {(report) => <ReportItem key={report.id} report={report} />}
      </PagedCard>
    </section>
  );
}

const STATUSES = { open: 'To Do', done: 'Done' } satisfies Record<Report['status'], string>;

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
