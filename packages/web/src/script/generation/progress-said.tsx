import type { Progress } from './progress.ts';
import { CONNECTION_LOST, progressTitle } from './progress-words.ts';
import { useSeconds } from './use-seconds.ts';

const STILL_AFTER_S = 30;

/** Reads out what is happening while a script takes long. It stands on the page before there is anything to say. */
export function ProgressSaid({ progress }: { progress: Progress | undefined }) {
  return (
    <p role="status" className="sr-only">
      {progress && <Words progress={progress} />}
    </p>
  );
}

// A screen reader that announces every second can’t say anything else.
function Words({ progress }: { progress: Progress }) {
  const seconds = useSeconds(progress.since);
  const told = seconds - (seconds % STILL_AFTER_S);
  const title = progressTitle(progress);
  if (!progress.isConnected) return `${title}. ${CONNECTION_LOST}`;
  return told === 0 ? `${title}.` : `${title}, ${told} seconds so far.`;
}
