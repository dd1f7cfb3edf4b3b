import { PAGES } from '@hotscribe/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useSession } from '#lib/session/use-session.ts';
import { SendAgain } from './send-again.tsx';

/** Asks a signed-in user to open the link that confirms their address. Nothing waits for it. */
export function ConfirmEmailBanner() {
  const session = useSession();
  const { pathname } = useLocation();
  // Until the page is loaded again, and for this user alone.
  const [dismissedFor, setDismissedFor] = useState<string>();
  if (session.status !== 'signed-in' || !session.user.emailToConfirm || !isOwnPage(pathname)) return null;
  const { id, email, pendingEmail } = session.user;
  // An address that is about to change need not be confirmed; the account settings say how that stands.
  if (dismissedFor === id || pendingEmail) return null;
  return (
    <aside aria-label="Confirm your email address" className="border-b border-line bg-accent-soft print:hidden">
      <div className="mx-auto flex max-w-page items-start gap-2 px-4 py-1.5 text-small sm:items-center sm:px-6">
        <p className="flex-1 py-1 text-pretty wrap-anywhere">
          Please confirm your email address with the link we sent to <strong className="font-medium">{email}</strong>.{' '}
          <SendAgain />
        </p>
        <button
          type="button"
          aria-label="Dismiss banner"
          onClick={() => setDismissedFor(id)}
          className="flex size-8 shrink-0 items-center justify-center rounded-key text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </aside>
  );
}

function isOwnPage(pathname: string): boolean {
  return Object.values(PAGES).some(
    ({ path, access }) => (access === 'signed-in' || access === 'admin') && matchPath(path, pathname),
  );
}
