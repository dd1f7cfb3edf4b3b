import { PAGES } from '@hotscribe/contract';
import { carryRequest } from '#lib/page/carried-request.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ButtonLink } from '#ui/action/button-link.tsx';
import type { Written } from './live-answer.ts';

/** The way from the example to a script of one's own. */
export function KeepIt({ written, isStale }: { written: Written; isStale: boolean }) {
  const isSignedIn = useSession().status === 'signed-in';
  const keep = () => carryRequest(written.description, written.answer);
  const hasScript = written.answer.kind === 'script' && !isStale;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-6">
      <p className="text-small text-ink-soft">
        {hasScript ? 'Keep it, change it, run it.' : 'Your first three scripts are free.'}
      </p>
      <ButtonLink
        to={isSignedIn ? PAGES.dashboard.path : PAGES.register.path}
        tone="secondary"
        size="small"
        onClick={keep}
      >
        {isSignedIn ? 'Open on Your Dashboard' : hasScript ? 'Sign Up to Keep It' : 'Sign Up'}
      </ButtonLink>
    </div>
  );
}
