import type { Cause, Change } from '@hotscribe/ahk';
import { PAGES } from '@hotscribe/contract';
import { TextLink } from '#ui/action/text-link.tsx';
import { DiagnosedCause } from './diagnosed-cause.tsx';

type DiagnosisProps = {
  script: string;
  causes: readonly Cause[];
  busy: boolean;
  onUse: (change: Change) => void;
};

/** The likeliest reasons first, each with what to do. */
export function Diagnosis({ script, causes, busy, onUse }: DiagnosisProps) {
  const [first, ...others] = causes;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <p role="status" className="sr-only">
        {causes.length === 1 ? 'One reason found.' : `${causes.length} possible reasons found.`}
      </p>
      {first && (
        <>
          <h4 className="text-body font-semibold">{others.length > 0 ? 'The Most Likely Reason' : 'The Reason'}</h4>
          <DiagnosedCause cause={first} script={script} busy={busy} onUse={onUse} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h4 className="text-body font-semibold">If That Isn’t It</h4>
          <ol className="flex min-w-0 flex-col gap-5">
            {others.map((cause) => (
              <li key={`${cause.code} ${cause.line} ${cause.why}`} className="min-w-0 border-t border-line pt-5">
                <DiagnosedCause cause={cause} script={script} busy={busy} onUse={onUse} />
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="text-note text-ink-soft">
        Read more in the{' '}
        <TextLink
          to={`${PAGES.instructions.path}#${first?.help ?? 'troubleshooting'}`}
          // The usual green is a little too pale for small letters on this ground.
          className="font-medium text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          instructions
        </TextLink>
        .
      </p>
    </div>
  );
}
