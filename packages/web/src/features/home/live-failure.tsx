import { PAGES } from '@hotscribe/contract';
import { useSession } from '#lib/session/use-session.ts';
import { Button } from '#ui/action/button.tsx';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { Notice } from '#ui/status/notice.tsx';
import type { TryFailure } from './ask-writer.ts';

/** Why there is no answer, and what to do about it. */
export function LiveFailure({ failure, onRetry }: { failure: TryFailure; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice tone="warning">
        <p>{failure.message}</p>
        <div className="mt-2">{failure.areTriesUsedUp ? <WayOn /> : <TryAgain onRetry={onRetry} />}</div>
      </Notice>
    </div>
  );
}

function WayOn() {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <ButtonLink to={isSignedIn ? PAGES.dashboard.path : PAGES.register.path} size="small">
      {isSignedIn ? 'Open Your Dashboard' : 'Sign Up'}
    </ButtonLink>
  );
}

function TryAgain({ onRetry }: { onRetry: () => void }) {
  return (
    <Button tone="secondary" size="small" onClick={onRetry}>
      Try Again
    </Button>
  );
}
