import { ANSWERS_KEPT, ANSWERS_KEPT_DAYS, type RecentAnswer } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RecentDeletion } from './recent-deletion.tsx';
import { RecentList } from './recent-list.tsx';
import { recentQuery } from './recent-queries.ts';

type RecentCardProps = {
  /** The answer that is being fetched. */
  opening: string | undefined;
  onOpen: (id: string) => void;
};

/** The scripts of the last weeks, whether they were saved or not: what was paid for is found again here. */
export function RecentCard({ opening, onOpen }: RecentCardProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: answers, isPending, isFetching, refetch } = useQuery(recentQuery);
  const [deleting, setDeleting] = useState<{ answers: readonly RecentAnswer[]; isAll: boolean }>();
  const hasDeleted = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone; the heading can take the focus once the dialog is closed.
    if (!hasDeleted.current || deleting) return;
    hasDeleted.current = false;
    heading.current?.focus();
  }, [deleting]);
  return (
    <Card role="group" aria-labelledby={headingId} className="flex min-w-0 flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
          Recent
        </h2>
        {answers && answers.length > 0 && (
          <Button tone="quiet" size="small" onClick={() => setDeleting({ answers, isAll: true })}>
            Delete All
          </Button>
        )}
      </div>
      <Contents isPending={isPending} isFetching={isFetching} answers={answers} onRetry={() => void refetch()}>
        {(shown) => (
          <RecentList
            answers={shown}
            opening={opening}
            onOpen={onOpen}
            onDelete={(answer) => setDeleting({ answers: [answer], isAll: false })}
          />
        )}
      </Contents>
      {deleting && (
        <RecentDeletion
          {...deleting}
          onCancel={() => setDeleting(undefined)}
          onDeleted={() => {
            hasDeleted.current = true;
            setDeleting(undefined);
          }}
        />
      )}
    </Card>
  );
}

type ContentsProps = {
  isPending: boolean;
  isFetching: boolean;
  answers: readonly RecentAnswer[] | undefined;
  onRetry: () => void;
  children: (answers: readonly RecentAnswer[]) => ReactNode;
};

function Contents({ isPending, isFetching, answers, onRetry, children }: ContentsProps) {
  if (isPending) return <Words status>Loading your recent scripts...</Words>;
  if (!answers) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Words status>We couldn’t load your recent scripts. They’re still there; try again in a moment.</Words>
        <Button tone="secondary" size="small" busyText={isFetching && 'Loading...'} onClick={onRetry}>
          Try Again
        </Button>
      </div>
    );
  }
  if (answers.length === 0) {
    return (
      <Words>Scripts you make show up here and stay for {ANSWERS_KEPT_DAYS} days, even if you don’t save them.</Words>
    );
  }
  return (
    <>
      <Words>
        Your last {ANSWERS_KEPT} scripts stay here for {ANSWERS_KEPT_DAYS} days. Save the ones you want to keep longer.
      </Words>
      {children(answers)}
    </>
  );
}

function Words({ status = false, children }: { status?: boolean; children: ReactNode }) {
  return (
    <p {...(status && { role: 'status' })} className="text-small text-ink-soft">
      {children}
    </p>
  );
}
