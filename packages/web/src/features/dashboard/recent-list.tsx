import type { RecentAnswer } from '@hotscribe/contract';
import { useId, useState } from 'react';
import { moment } from '#lib/page/dates.ts';
import { VerdictBadge } from '#script/report/verdict-badge.tsx';
import { Button } from '#ui/action/button.tsx';
import { Badge } from '#ui/text/badge.tsx';

type RecentListProps = {
  answers: readonly RecentAnswer[];
  opening: string | undefined;
  onOpen: (id: string) => void;
  onDelete: (answer: RecentAnswer) => void;
};

const SHOWN_AT_FIRST = 3;

export function RecentList({ answers, opening, onOpen, onDelete }: RecentListProps) {
  const listId = useId();
  const [all, setAll] = useState(false);
  const shown = all ? answers : answers.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul id={listId} className="flex flex-col divide-y divide-line">
        {shown.map((answer) => (
          <RecentItem
            key={answer.id}
            answer={answer}
            isOpening={opening === answer.id}
            onOpen={() => onOpen(answer.id)}
            onDelete={() => onDelete(answer)}
          />
        ))}
      </ul>
      {answers.length > SHOWN_AT_FIRST && (
        <Button
          tone="secondary"
          size="small"
          className="self-start"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show Fewer' : `Show All ${answers.length}`}
        </Button>
      )}
    </>
  );
}

type RecentItemProps = { answer: RecentAnswer; isOpening: boolean; onOpen: () => void; onDelete: () => void };

function RecentItem({ answer, isOpening, onOpen, onDelete }: RecentItemProps) {
  const { request, name, state, savedAs, createdAt } = answer;
  return (
    <li className="flex min-w-0 flex-col gap-3 py-4 first:pt-0 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="flex min-w-0 flex-col gap-2">
        <p dir="auto" className="line-clamp-2 text-small wrap-anywhere">
          {request}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-faint">
          <VerdictBadge verdict={state === 'sure' ? 'ready' : 'check'} />
          {savedAs !== null && <Badge>Saved</Badge>}
          <time dateTime={createdAt}>{moment(createdAt)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 sm:shrink-0 sm:flex-nowrap">
        <Button
          tone="secondary"
          size="small"
          aria-label={`Open ${name}`}
          busyText={isOpening && 'Opening...'}
          onClick={onOpen}
        >
          Open
        </Button>
        <Button tone="quiet" size="small" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
