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

/** The generation that an answer cost, to be had back; where it cost nothing, nothing is said. */
export function GiveBackOffer({ givingBack: { state, left, limit }, busy, isNew, onGiveBack }: GiveBackOfferProps) {
  if (state === 'cost-nothing') return null;
  const leftOver = `${left} of ${limit} left this month.`;
  if (state === 'given-back') return <GivenBack text={`You got this generation back. ${leftOver}`} isNew={isNew} />;
  return (
    <div data-keep-clear className="flex flex-col gap-3">
      <h4 className="text-body font-semibold">Not what you needed?</h4>
      {state === 'none-left' ? (
        <p className="text-small text-pretty text-ink-soft">
          You already got {limit} generations back this month, and that’s the most we can do. Next month you can get{' '}
          {limit} more.
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button tone="secondary" size="small" busyText={busy && 'Giving it back...'} onClick={onGiveBack}>
            <Undo2 aria-hidden className="size-4" />
            Give me this generation back
          </Button>
          <span className="text-note text-ink-soft">{leftOver}</span>
        </div>
      )}
    </div>
  );
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
