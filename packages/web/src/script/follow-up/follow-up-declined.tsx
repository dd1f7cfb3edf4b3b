import { PAGES } from '@hotscribe/contract';
import { Button } from '#ui/action/button.tsx';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { Notice } from '#ui/status/notice.tsx';
import { FoldedText } from '#ui/text/folded-text.tsx';
import type { Declined } from './use-follow-up.ts';

/** Where it is not known what can be changed. */
export function FollowUpMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6 print:hidden">
      <p className="text-small text-ink-soft">You can’t change this script by describing the change right now.</p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

/** Why a wish changed nothing. */
export function FollowUpDeclined({ declined: { message, isUsedUp, isCalm } }: { declined: Declined }) {
  return (
    <Notice tone={isCalm ? 'calm' : 'warning'}>
      <FoldedText text={message} />
      {isCalm && (
        <p className="mt-1 text-note text-ink-faint">
          Your script hasn’t changed. This didn’t count against your plan.
        </p>
      )}
      {isUsedUp && (
        <ButtonLink to={PAGES.pricing.path} size="small" className="mt-3">
          Upgrade Now
        </ButtonLink>
      )}
    </Notice>
  );
}
