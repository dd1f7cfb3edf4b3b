import { NO_SCRIPT_HEADINGS, OLD_CODE_HEADING } from '#script/no-script-headings.ts';
import { OldCode } from '#script/old-code.tsx';
import { RequestChips } from '#script/request-chips.tsx';
import { Button } from '#ui/button.tsx';
import { FoldedText } from '#ui/folded-text.tsx';
import { BuiltInOffer } from './built-in-offer.tsx';
import type { Fruitless, NoScript } from './fruitless.ts';
import { OutcomeCard } from './outcome-card.tsx';

type WaysOn = {
  busy: boolean;
  onChoose: (description: string) => void;
  /** Asks for the same once more, of the built-in writer where that is meant. */
  onRetry: (description: string, writer?: 'embedded') => void;
};

/** Why there is no script, said calmly, and what could be done instead. */
export function NoScriptCard({ fruitless, busy, onChoose, onRetry }: WaysOn & { fruitless: Fruitless }) {
  const { description } = fruitless;
  if (fruitless.kind === 'declined') {
    const { noScript } = fruitless;
    return (
      <OutcomeCard {...fruitless} heading={NO_SCRIPT_HEADINGS[noScript.kind]}>
        <Declined noScript={noScript} onChoose={onChoose} />
        {noScript.hasBuiltIn && <BuiltInOffer busy={busy} onAccept={() => onRetry(description, 'embedded')} />}
      </OutcomeCard>
    );
  }
  if (fruitless.kind === 'old-code') {
    return (
      <OutcomeCard {...fruitless} heading={OLD_CODE_HEADING}>
        <OldCode differences={fruitless.differences} />
      </OutcomeCard>
    );
  }
  return (
    <OutcomeCard {...fruitless} heading="No script this time">
      <p className="text-small text-pretty text-ink-soft wrap-anywhere">{fruitless.message}</p>
      <Button
        tone="secondary"
        className="self-start"
        busyText={busy && 'Generating...'}
        onClick={() => onRetry(description)}
      >
        Try again
      </Button>
    </OutcomeCard>
  );
}

function Declined({ noScript, onChoose }: Pick<WaysOn, 'onChoose'> & { noScript: NoScript }) {
  const { message, suggestions } = noScript;
  return (
    <>
      <div className="text-small text-ink-soft">
        <FoldedText text={message} />
      </div>
      {suggestions.length > 0 && <RequestChips label="Did you mean" requests={suggestions} onChoose={onChoose} />}
      <p className="text-note text-ink-faint">This costs you nothing.</p>
    </>
  );
}
