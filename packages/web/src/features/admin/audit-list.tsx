import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { adminQueries } from './admin-queries.ts';
import { AuditRow } from './audit-row.tsx';

/** Who changed what, the last change first. */
export function AuditList() {
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(adminQueries.audit);
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-labelledby="audit-log" className="flex flex-col gap-4">
      <h2 id="audit-log" className="text-lead font-semibold">
        Audit log
      </h2>
      <Card className="flex flex-col gap-4">
        {!entries && !isError && <Skeleton className="h-24 w-full" />}
        {!entries && isError && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-small text-ink-soft">The audit log could not be loaded.</p>
            <Button tone="secondary" size="small" busyText={isFetching && 'Loading...'} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {entries?.length === 0 && <p className="text-small text-ink-soft">Nothing has been changed yet.</p>}
        {entries && entries.length > 0 && (
          <ol className="flex flex-col">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
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
