import type { Suggestion } from '@hotscribe/contract';
import { OldCode } from '#script/code/old-code.tsx';
import { NO_SCRIPT_HEADINGS, OLD_CODE_HEADING } from '#script/generation/no-script-headings.ts';
import { SuggestionChips } from '#script/request/suggestion-chips.tsx';
import { Button } from '#ui/action/button.tsx';
import { FoldedText } from '#ui/text/folded-text.tsx';
import { BuiltInOffer } from './built-in-offer.tsx';
import type { Fruitless, NoScript } from './fruitless.ts';
import { OutcomeCard } from './outcome-card.tsx';

type WaysOn = {
  busy: boolean;
  /** A suggestion was clicked, for this request. */
  onAnswer: (description: string, suggestion: Suggestion) => void;
  /** Asks for the same once more, of the built-in writer where that is meant. */
  onRetry: (description: string, writer?: 'embedded') => void;
};

/** Why there is no script, said calmly, and what could be done instead. */
export function NoScriptCard({ fruitless, busy, onAnswer, onRetry }: WaysOn & { fruitless: Fruitless }) {
  const { description } = fruitless;
  if (fruitless.kind === 'declined') {
    const { noScript } = fruitless;
    return (
      <OutcomeCard {...fruitless} heading={NO_SCRIPT_HEADINGS[noScript.kind]}>
        <Declined noScript={noScript} busy={busy} onChoose={(suggestion) => onAnswer(description, suggestion)} />
        {noScript.hasBuiltIn && <BuiltInOffer busy={busy} onAccept={() => onRetry(description, 'embedded')} />}
      </OutcomeCard>
    );
  }
  if (fruitless.kind === 'old-code') {
    return (
      <OutcomeCard {...fruitless} heading={OLD_CODE_HEADING}>
        <OldCode differences={fruitless.differences} />
        <p className="text-note text-ink-faint">{FREE}</p>
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
        Try Again
      </Button>
    </OutcomeCard>
  );
}

type DeclinedProps = { noScript: NoScript; busy: boolean; onChoose: (suggestion: Suggestion) => void };

const FREE = 'This didn’t count against your plan.';

function Declined({ noScript, busy, onChoose }: DeclinedProps) {
  const { message, suggestions } = noScript;
  return (
    <>
      <div className="text-small text-ink-soft">
        <FoldedText text={message} />
      </div>
      <SuggestionChips suggestions={suggestions} busy={busy} onChoose={onChoose} />
      <p className="text-note text-ink-faint">
        {suggestions.length > 0 ? 'This request didn’t count against your plan. The script you choose will.' : FREE}
      </p>
    </>
  );
}
