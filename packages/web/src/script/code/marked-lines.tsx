import { useEffect, useRef } from 'react';
import type { ReportedLine } from '#script/report/script-report.ts';
import { useMarking } from '#script/request/marking.tsx';

type MarkedLinesProps = { script: string; explained: readonly ReportedLine[] };

/** Lies behind a script's text, and colors the lines of the sentence that is pointed at. */
export function MarkedLines({ script, explained }: MarkedLinesProps) {
  const line = useMarking()?.line;
  const ranges = line === undefined ? [] : (explained[line]?.code ?? []);
  const first = useRef<HTMLDivElement>(null);
  const start = ranges[0]?.from;
  useEffect(() => {
    if (start !== undefined) showInFrame(first.current);
  }, [start]);
  if (ranges.length === 0) return null;
  return (
    <div aria-hidden className="absolute inset-0 py-3 font-mono text-note">
      {script.split('\n').map((_, index) => {
        const isMarked = ranges.some(({ from, to }) => from <= index + 1 && index + 1 <= to);
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and are never moved
            key={index}
            ref={index + 1 === start ? first : undefined}
            data-marked={isMarked || undefined}
            className="h-lh border-accent data-marked:border-l-4 data-marked:bg-accent-soft"
          />
        );
      })}
    </div>
  );
}

// Only the frame scrolls: the page must not move under the pointer.
function showInFrame(line: HTMLElement | null): void {
  const frame = line?.closest('[data-code-frame]');
  if (!line || !frame) return;
  const above = line.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  if (above < 0 || above > frame.clientHeight - line.clientHeight * 2)
    frame.scrollTop += above - frame.clientHeight / 3;
}
