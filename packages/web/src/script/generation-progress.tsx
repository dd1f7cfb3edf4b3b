import { CircleStop, WifiOff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Progress } from './progress.ts';
import { progressNote, progressTitle } from './progress-words.ts';
import { useSeconds } from './use-seconds.ts';

type GenerationProgressProps = { progress: Progress; onStop: () => void };

/** What is happening while a script takes long, and the way to stop it. */
export function GenerationProgress({ progress, onStop }: GenerationProgressProps) {
  const title = progressTitle(progress);
  return (
    <section
      aria-label="Your script is on its way"
      className="flex flex-col gap-2 rounded-card border border-line bg-sunken px-4 py-3"
    >
      <div className="flex items-center gap-x-2.5">
        <span className="flex min-w-0 flex-1 items-center gap-x-2.5 text-small font-semibold">
          {progress.isConnected ? <Spinner /> : <WifiOff aria-hidden className="size-4 shrink-0 text-amber" />}
          <span className="min-w-0">
            {title} <Seconds since={progress.since} />
          </span>
        </span>
        <Button
          tone="secondary"
          size="small"
          className="min-w-24"
          busyText={progress.isStopping && 'Stopping...'}
          onClick={onStop}
        >
          <CircleStop aria-hidden className="size-4" />
          Stop
        </Button>
      </div>
      <p dir="auto" className="truncate text-note text-ink-soft">
        “{progress.description}”
      </p>
      <p className="min-h-[2lh] text-note text-pretty text-ink-soft">
        {progressNote(progress)} Stopping costs you nothing.
      </p>
    </section>
  );
}

function Seconds({ since }: { since: number }) {
  return <span className="font-normal whitespace-nowrap text-ink-soft tabular-nums">{useSeconds(since)} s</span>;
}
