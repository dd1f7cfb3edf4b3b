import { useEffect, useRef } from 'react';
import type { Verdict } from '#script/report/verdict.ts';
import { VerdictBadge } from '#script/report/verdict-badge.tsx';

type ResultHeadingProps = {
  id: string;
  name: string;
  verdict: Verdict;
  /** The user brought it along. */
  isPasted: boolean;
  takesFocus: boolean;
};

/** Names the result, says how far it can be trusted, and is where keyboard and screen reader go when it arrives. */
export function ResultHeading({ id, name, verdict, isPasted, takesFocus }: ResultHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-6 text-lead font-semibold outline-none">
        <span className="print:hidden">{isPasted ? 'Your AutoHotkey Script' : 'Generated AutoHotkey Script'}</span>
        <bdi className="hidden print:inline">{name}</bdi>
      </h2>
      <span className="print:hidden">
        <VerdictBadge verdict={verdict} />
      </span>
    </div>
  );
}
