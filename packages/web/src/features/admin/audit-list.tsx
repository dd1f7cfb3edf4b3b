import { useInfiniteQuery } from '@tanstack/react-query';
import { adminQueries } from './admin-queries.ts';
import { AuditRow } from './audit-row.tsx';
import { PagedCard } from './paged-card.tsx';

/** List who changed what, most recent change first. */
export function AuditList() {
  const query = useInfiniteQuery(adminQueries.audit);
  return (
    <section aria-labelledby="audit-log" className="flex flex-col gap-4">
      <h2 id="audit-log" className="text-lead font-semibold">
        Audit Log
      </h2>
      <PagedCard
        query={query}
        items={query.data?.pages.flatMap((page) => page.entries)}
        failed="We couldn’t load the audit log."
        none="No changes yet."
        className="flex flex-col"
      >
        {(entry) => <AuditRow key={entry.id} entry={entry} />}
      </PagedCard>
    </section>
  );
}
