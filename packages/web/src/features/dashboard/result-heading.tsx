import { useEffect, useRef } from 'react';
import { failsToLoad } from '#script/script-report.ts';
import { StateBadge } from '#script/state-badge.tsx';
import { useScriptProblems } from '#script/use-script-report.ts';
import { Badge } from '#ui/badge.tsx';

type ResultHeadingProps = {
  id: string;
  name: string;
  script: string;
  /** The writer was not sure of it. */
  isUnsure: boolean;
  /** The user brought it along. */
  isPasted: boolean;
  takesFocus: boolean;
};

/** Names the result, says whether it can be run, and is where keyboard and screen reader go when it arrives. */
export function ResultHeading({ id, name, script, isUnsure, isPasted, takesFocus }: ResultHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { problems = [] } = useScriptProblems(script);
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
        <Verdict hasErrors={failsToLoad(problems)} isUnsure={isUnsure} />
      </span>
    </div>
  );
}

function Verdict({ hasErrors, isUnsure }: { hasErrors: boolean; isUnsure: boolean }) {
  if (hasErrors) return <Badge tone="danger">Has Errors</Badge>;
  return <StateBadge state={isUnsure ? 'check' : 'sure'} />;
}
