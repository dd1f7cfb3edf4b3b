import { TriangleAlert } from 'lucide-react';
import { Spinner } from '#ui/spinner.tsx';
import type { WriterState, Written } from './live-writer.ts';

type LiveStatusProps = {
  state: WriterState;
  written: Written;
  isStale: boolean;
  /** Read out what changes; only for who types, and not for who reads something else meanwhile. */
  isAnnounced: boolean;
  onRetry: () => void;
};

/** One line on what the writer is doing. */
export function LiveStatus({ state, written, isStale, isAnnounced, onRetry }: LiveStatusProps) {
  return (
    <p
      {...(isAnnounced && { role: 'status' })}
      className="flex min-h-5 flex-wrap items-center gap-x-2 text-note text-ink-faint"
    >
      {state === 'failed' ? (
        <>
          <TriangleAlert aria-hidden className="size-4 text-amber" />
          The script writer did not load.
          <button
            type="button"
            onClick={onRetry}
            className="min-h-6 font-medium text-accent underline underline-offset-4"
          >
            Try again
          </button>
        </>
      ) : (
        <Progress state={state} written={written} isStale={isStale} />
      )}
    </p>
  );
}

function Progress({ state, written, isStale }: Pick<LiveStatusProps, 'state' | 'written' | 'isStale'>) {
  if (state === 'loading') {
    return (
      <>
        <Spinner />
        Loading the script writer, {WRITER_SIZE}…
      </>
    );
  }
  if (state === 'ready' && isStale) return 'Writing…';
  if (written.milliseconds === undefined) return 'Written by Hotscribe. Type your own and see.';
  const done = written.answer.kind === 'script' ? 'Written' : 'Answered';
  return `${done} in your browser in ${Math.max(1, Math.round(written.milliseconds))} ms. Nothing was sent.`;
}

// What the browser fetches, compressed; a test holds the real figure against it.
const WRITER_SIZE = 'about 1 MB';
