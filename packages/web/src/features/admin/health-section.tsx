import { useQuery } from '@tanstack/react-query';
import { moment } from '#lib/page/dates.ts';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { FactList } from '#ui/text/fact-list.tsx';
import { adminQueries } from './admin-queries.ts';
import { type HealthFact, healthFacts } from './health-facts.ts';

/** The server's health. It refreshes automatically, and only changed values change on the page. */
export function HealthSection() {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(adminQueries.health);
  const facts = data && healthFacts(data, dataUpdatedAt);
  return (
    <section aria-labelledby="health" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="health" className="text-lead font-semibold">
          System Health
        </h2>
        {facts && <Verdict facts={facts} />}
      </div>
      {facts && <FactList facts={facts.map(shown)} />}
      {facts && (
        <p className="text-note text-ink-faint">
          {isError ? 'We couldn’t refresh this. Last updated' : 'As of'} {moment(new Date(dataUpdatedAt).toISOString())}
        </p>
      )}
      {!facts && !isError && <Skeleton className="h-96 w-full" />}
      {!facts && isError && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
          <p className="text-small text-ink-soft">We couldn’t load the system health.</p>
          <Button tone="secondary" size="small" busyText={isFetching && 'Loading...'} onClick={() => void refetch()}>
            Try Again
          </Button>
        </Card>
      )}
    </section>
  );
}

function Verdict({ facts }: { facts: readonly HealthFact[] }) {
  const concerns = facts.filter(({ concern }) => concern).length;
  if (concerns === 0) return <Badge tone="accent">All good</Badge>;
  return <Badge tone="warning">{concerns === 1 ? '1 item needs attention' : `${concerns} items need attention`}</Badge>;
}

function shown({ id, term, lines, concern }: HealthFact) {
  return {
    id,
    term: (
      <span className="flex flex-wrap items-center gap-2">
        {term}
        {concern && <Badge tone="warning">Needs attention</Badge>}
      </span>
    ),
    lines,
  };
}
