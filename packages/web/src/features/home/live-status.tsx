import { TRIES_PER_DAY } from '@hotscribe/contract';
import type { Written } from './live-answer.ts';
import type { WriterState } from './use-live-writer.ts';

type LiveStatusProps = {
  state: WriterState;
  written: Written;
  isStale: boolean;
  /** Read out what changes; only for who types, and not for who reads something else meanwhile. */
  isAnnounced: boolean;
};

/** One line on what the writer is doing. */
export function LiveStatus({ state, written, isStale, isAnnounced }: LiveStatusProps) {
  return (
    <p {...(isAnnounced && { role: 'status' })} className="min-h-5 min-w-0 flex-1 text-note text-ink-faint">
      {state.kind === 'asking' && 'Writing your script…'}
      {state.kind === 'idle' && (isStale ? FREE_TRIES : said(written))}
    </p>
  );
}

const FREE_TRIES = `${TRIES_PER_DAY} tries a day, no account needed.`;

function said({ answer, asked }: Written): string {
  if (!asked) return 'Written by Hotscribe. Type your own and see.';
  const done = answer.kind === 'script' ? 'Written' : 'Answered';
  const seconds = Math.max(0.1, asked.milliseconds / 1000).toFixed(1);
  return `${done} in ${seconds} seconds. ${triesLeft(asked.triesLeft)}`;
}

function triesLeft(left: number | undefined): string {
  if (left === undefined) return '';
  return left === 1 ? '1 try left today.' : `${left === 0 ? 'No' : left} tries left today.`;
}
