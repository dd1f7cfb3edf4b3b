import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';

type PagedCardProps<Item> = {
  query: UseInfiniteQueryResult;
  items: readonly Item[] | undefined;
  /** What to say where they can't be loaded, and where there are none. */
  failed: string;
  none: string;
  className: string;
  children: (item: Item) => ReactNode;
};

/** A list that comes page by page. */
export function PagedCard<Item>({ query, items, failed, none, className, children }: PagedCardProps<Item>) {
  const busyText = query.isFetching && 'Loading...';
  return (
    <Card className="flex flex-col gap-4">
      {!items && !query.isError && <Skeleton className="h-24 w-full" />}
      {!items && query.isError && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-small text-ink-soft">{failed}</p>
          <Button tone="secondary" size="small" busyText={busyText} onClick={() => void query.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {items?.length === 0 && <p className="text-small text-ink-soft">{none}</p>}
      {items && items.length > 0 && <ol className={className}>{items.map(children)}</ol>}
      {query.hasNextPage && (
        <div>
          <Button tone="secondary" size="small" busyText={busyText} onClick={() => void query.fetchNextPage()}>
            Show More
          </Button>
        </div>
      )}
    </Card>
  );
}
