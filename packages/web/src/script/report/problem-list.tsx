import type { Diagnostic, Fix, Severity } from '@hotscribe/ahk';
import { CircleAlert, CircleCheck, Lightbulb, TriangleAlert, Wrench } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { failsToLoad } from './script-report.ts';

type ProblemListProps = {
  id: string;
  problems: readonly Diagnostic[];
  onShow: (problem: Diagnostic) => void;
  onFix: (fix: Fix) => void;
};

const LOOKS = {
  error: { Icon: CircleAlert, colour: 'text-danger', word: 'Error' },
  warning: { Icon: TriangleAlert, colour: 'text-amber', word: 'Warning' },
  hint: { Icon: Lightbulb, colour: 'text-ink-soft', word: 'Hint' },
} satisfies Record<Severity, unknown>;

// A text that was pasted from another language has hundreds; the first ones lead on to the rest.
const MOST_SHOWN = 20;

/** What is wrong with the script that is being written, each with its line and where possible a repair. */
export function ProblemList({ id, problems, onShow, onFix }: ProblemListProps) {
  return (
    <div className="flex flex-col gap-2">
      <p id={id} role="status" className="flex items-center gap-2 text-note text-ink-soft">
        {problems.length === 0 && <CircleCheck aria-hidden className="size-4 text-accent" />}
        {summary(problems)}
      </p>
      {problems.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
          {problems.slice(0, MOST_SHOWN).map((problem) => (
            <Problem
              key={`${problem.code} ${problem.focus.start.offset} ${problem.message}`}
              problem={problem}
              onShow={onShow}
              onFix={onFix}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Problem({ problem, onShow, onFix }: { problem: Diagnostic } & Pick<ProblemListProps, 'onShow' | 'onFix'>) {
  const { Icon, colour, word } = LOOKS[problem.severity];
  const { fix } = problem;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 text-note">
      <Icon aria-label={word} role="img" className={`size-4 shrink-0 ${colour}`} />
      <button
        type="button"
        onClick={() => onShow(problem)}
        className="min-h-6 shrink-0 font-medium text-accent underline underline-offset-4"
      >
        Line {problem.focus.start.line}
      </button>
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{problem.message}</span>
      {fix && (
        <Button tone="secondary" size="small" onClick={() => onFix(fix)}>
          <Wrench aria-hidden className="size-4" />
          {fix.title}
        </Button>
      )}
    </li>
  );
}

function summary(problems: readonly Diagnostic[]): string {
  if (problems.length === 0) return 'No problems found.';
  const more = problems.length > MOST_SHOWN ? `; showing the first ${MOST_SHOWN}` : '';
  const all = problems.length === 1 ? '1 problem found.' : `${problems.length} problems found${more}.`;
  return failsToLoad(problems) ? `${all} AutoHotkey won’t run the script until the errors are gone.` : all;
}
