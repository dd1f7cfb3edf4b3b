import { CircleStop, WifiOff } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { Spinner } from '#ui/status/spinner.tsx';
import type { Progress } from './progress.ts';
import { CONNECTION_LOST, PATIENCE, progressTitle } from './progress-words.ts';
import { useSeconds } from './use-seconds.ts';

type GenerationProgressProps = {
  progress: Progress;
  /** What becomes of it when the user goes elsewhere. */
  ifLeft: string;
  onStop: () => void;
};

/** What is happening while a script takes long, and the way to stop it. */
export function GenerationProgress({ progress, ifLeft, onStop }: GenerationProgressProps) {
  return (
    <section
      aria-label="Your script is on its way"
      className="grid h-full grid-cols-1 grid-rows-[auto_auto_1fr_auto] gap-x-4 gap-y-2 rounded-card border border-line bg-sunken px-4 py-3 sm:grid-cols-[1fr_auto] sm:grid-rows-[auto_auto_1fr]"
    >
      <p className="flex min-w-0 items-center gap-2.5 text-small font-semibold">
        {progress.isConnected ? <Spinner /> : <WifiOff aria-hidden className="size-4 shrink-0 text-amber" />}
        <span className="min-w-0">
          {progressTitle(progress)} <Seconds since={progress.since} />
        </span>
      </p>
      <p dir="auto" className="truncate text-note text-ink-soft sm:col-span-full">
        “{progress.description}”
      </p>
      <p className="min-h-[4lh] text-note text-pretty text-ink-soft sm:col-span-full sm:min-h-0">
        {progress.isConnected ? `${PATIENCE} ${ifLeft}` : CONNECTION_LOST} If you stop, this won’t count against your
        plan.
      </p>
      <Button
        tone="secondary"
        size="small"
        className="mb-0.5 sm:col-start-2 sm:row-start-1 sm:min-w-32"
        busyText={progress.isStopping && 'Stopping...'}
        onClick={onStop}
      >
        <CircleStop aria-hidden className="size-4" />
        Stop
      </Button>
    </section>
  );
}

function Seconds({ since }: { since: number }) {
  return <span className="font-normal whitespace-nowrap text-ink-soft tabular-nums">{useSeconds(since)} s</span>;
}
