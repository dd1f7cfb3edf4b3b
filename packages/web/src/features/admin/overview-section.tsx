import type { Overview } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { adminQueries } from './admin-queries.ts';
import { OverviewFigures } from './overview-figures.tsx';
import { OverviewPlots } from './overview-plots.tsx';
import { OverviewWeeks } from './overview-weeks.tsx';

/** How the product is used, and what it earns. */
export function OverviewSection() {
  const { data, isError, isFetching, refetch } = useQuery(adminQueries.overview);
  return (
    <section aria-labelledby="overview" className="flex flex-col gap-4">
      <h2 id="overview" className="text-lead font-semibold">
        Overview
      </h2>
      {data && <Shown overview={data} />}
      {!data && !isError && <Skeleton className="h-96 w-full" />}
      {!data && isError && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
          <p className="text-small text-ink-soft">We couldn’t load the overview.</p>
          <Button tone="secondary" size="small" busyText={isFetching && 'Loading...'} onClick={() => void refetch()}>
            Try Again
          </Button>
        </Card>
      )}
    </section>
  );
}

function Shown({ overview }: { overview: Overview }) {
  return (
    <>
      <OverviewFigures overview={overview} />
      <OverviewPlots overview={overview} />
      <OverviewWeeks overview={overview} />
    </>
  );
}
