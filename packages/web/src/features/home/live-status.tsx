import { PAGES, TRIES_PER_DAY } from '@hotscribe/contract';
import { useSession } from '#lib/session/use-session.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import type { Written } from './live-answer.ts';
import type { WriterState } from './use-live-writer.ts';

type LiveStatusProps = {
  state: WriterState;
  written: Written;
  isStale: boolean;
  /** Announce changes to screen readers, but only while the visitor types: announcements interrupt other reading. */
  isAnnounced: boolean;
};

/** One line on what the writer is doing. */
export function LiveStatus({ state, written, isStale, isAnnounced }: LiveStatusProps) {
  return (
    <p {...(isAnnounced && { role: 'status' })} className="min-h-5 min-w-0 flex-1 text-note text-ink-faint">
      {state.kind === 'asking' && 'Writing your script...'}
      {state.kind === 'idle' && (isStale ? triesBefore(written) : said(written))}
      {state.kind === 'idle' && written.asked?.triesLeft === 0 && <GoOn />}
    </p>
  );
}

const FREE_TRIES = `${TRIES_PER_DAY} free tries a day, no account needed. After that, sign up for free.`;

// What is left is known once the server has answered; the visitor sees it before the next try, too.
function triesBefore({ asked }: Written): string {
  return asked?.triesLeft === undefined ? FREE_TRIES : triesLeft(asked.triesLeft);
}

function GoOn() {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <>
      {' '}
      <TextLink to={isSignedIn ? PAGES.dashboard.path : PAGES.register.path}>
        {isSignedIn ? 'Continue on your dashboard' : 'Sign up for free to continue'}
      </TextLink>
    </>
  );
}

const PASTED = 'This looks like AutoHotkey code. It doesn’t count as a try.';

function said({ answer, asked }: Written): string {
  if (!asked) return `Hotscribe wrote this example. Now try your own: ${FREE_TRIES}`;
  if (answer.kind === 'old-code' || (answer.kind === 'script' && answer.isPasted)) return PASTED;
  const done = answer.kind === 'script' ? 'Written' : 'Answered';
  const seconds = Math.max(0.1, asked.milliseconds / 1000).toFixed(1);
  return `${done} in ${seconds} seconds. ${triesLeft(asked.triesLeft)}`;
}

function triesLeft(left: number | undefined): string {
  if (left === undefined) return '';
  return left === 1 ? '1 try left today.' : `${left === 0 ? 'No' : left} tries left today.`;
}
