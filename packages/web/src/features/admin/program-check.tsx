import type { CheckedProgram } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useSettled } from '#lib/browser/use-settled.ts';
import { CodeBlock } from '#script/code/code-block.tsx';
import { checkedProgramQuery } from './report-queries.ts';

const PAUSE_MS = 300;

/** What the program in the box comes to: what is wrong and where, or what it does and its script. */
export function ProgramCheck({ program }: { program: string }) {
  const settled = useSettled(program, PAUSE_MS);
  const { data: checked, isError } = useQuery(checkedProgramQuery(settled));
  if (program.trim() === '') return null;
  return (
    <div className="flex min-w-0 flex-col gap-3 text-small">
      <div role="status" className="min-w-0">
        {checked ? <Verdict checked={checked} /> : <p className="text-ink-soft">{isError ? FAILED : 'Checking...'}</p>}
      </div>
      {checked?.script && (
        <details className="min-w-0">
          <summary className="w-fit cursor-pointer rounded-key py-1 text-note text-ink-soft">
            Show the script it produces
          </summary>
          <div className="mt-2 min-w-0">
            <CodeBlock label="The correct script" script={checked.script} />
          </div>
        </details>
      )}
    </div>
  );
}

const FAILED = 'We couldn’t check this program right now.';

function Verdict({ checked: { problems, description } }: { checked: CheckedProgram }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {problems.length > 0 && (
        <ul className="flex flex-col gap-1">
          {problems.map((problem) => (
            <Problem key={`${problem.line} ${problem.column} ${problem.message}`} problem={problem} />
          ))}
        </ul>
      )}
      {description.length > 0 && (
        <ul className="flex flex-col gap-1">
          {description.map((sentence) => (
            <li key={sentence} className="flex gap-2">
              <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
              <span className="min-w-0 wrap-anywhere">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Problem({ problem: { severity, line, column, message } }: { problem: CheckedProgram['problems'][number] }) {
  const isError = severity === 'error';
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <li className="flex gap-2">
      <Icon
        role="img"
        aria-label={isError ? 'Error' : 'Warning'}
        className={`mt-1 size-4 shrink-0 ${isError ? 'text-danger' : 'text-amber'}`}
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">
          Line {line}, column {column}:
        </span>{' '}
        {message}
      </span>
    </li>
  );
}
