import type { GivingBack } from '@hotscribe/contract';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';

type GiveBackOfferProps = {
  givingBack: GivingBack;
  busy: boolean;
  /** It was given back a moment ago, on this page. */
  isNew: boolean;
  onGiveBack: () => void;
};

const TAKEN_OFF = 'This script no longer counts against your plan.';

/** The generation that an answer cost, to be had back; where it cost nothing, nothing is said. */
export function GiveBackOffer({ givingBack: { state, left, limit }, busy, isNew, onGiveBack }: GiveBackOfferProps) {
  if (state === 'cost-nothing') return null;
  if (state === 'given-back') return <GivenBack text={`${TAKEN_OFF} ${timesLeft(left)}`} isNew={isNew} />;
  return (
    <div data-keep-clear className="flex flex-col gap-3">
      <h4 className="text-body font-semibold">Not What You Needed?</h4>
      {state === 'none-left' ? (
        <p className="text-small text-pretty text-ink-soft">
          We’ve already taken {limit} scripts off your count this month, and that’s the limit. You can do this again
          next month.
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button tone="secondary" size="small" busyText={busy && 'Updating...'} onClick={onGiveBack}>
            <Undo2 aria-hidden className="size-4" />
            Don’t Count This Script Against My Plan
          </Button>
          <span className="text-note text-ink-soft">{timesLeft(left)}</span>
        </div>
      )}
    </div>
  );
}

function timesLeft(left: number): string {
  if (left === 0) return 'You can do this again next month.';
  return `You can do this ${left} more ${left === 1 ? 'time' : 'times'} this month.`;
}

// The button that had the focus is gone, so the words take it.
function GivenBack({ text, isNew }: { text: string; isNew: boolean }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) said.current?.focus();
  }, [isNew]);
  return (
    <p ref={said} tabIndex={-1} data-keep-clear className="text-small font-medium outline-none">
      {text}
    </p>
  );
}
