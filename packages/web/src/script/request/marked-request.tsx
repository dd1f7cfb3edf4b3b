import type { GeneratedScript, UnderstoodPart } from '@hotscribe/contract';
import { Fragment, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type Marking, marks, useMarking } from './marking.tsx';

type MarkedRequestProps = { request: string; generated: GeneratedScript };

/** The request, with the parts marked that became something. Without any, as from a language model, there is nothing. */
export function MarkedRequest({ request, generated }: MarkedRequestProps) {
  const marking = useMarking();
  const id = useId();
  const parts = generated.understood.filter(({ part, start, end }) => request.slice(start, end) === part);
  if (!marking || parts.length === 0) return null;
  const unused = parts.filter(({ line }) => line === null);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 print:hidden">
      <h3 id={id} className="text-body font-semibold">
        What You Asked For
      </h3>
      <p dir="auto" className="text-small leading-7 whitespace-pre-wrap text-ink-soft wrap-anywhere">
        {piecesOf(request, parts, marking)}
      </p>
      <p className="text-note text-ink-faint">
        {parts.length > unused.length && 'Hover over or tap a highlighted part to see what it does in the script. '}
        {unused.length > 0 && `Not used: ${unused.map(({ part }) => `“${part}”`).join(', ')}.`}
      </p>
      <dl className="sr-only">
        {parts.map(({ part, start, became }) => (
          <Fragment key={start}>
            <dt>“{part}”</dt>
            <dd>{became || 'not used'}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function piecesOf(request: string, parts: readonly UnderstoodPart[], marking: Marking): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const part of parts) {
    if (part.start < at) continue;
    pieces.push(request.slice(at, part.start));
    pieces.push(<Part key={part.start} part={part} marking={marking} />);
    at = part.end;
  }
  return [...pieces, request.slice(at)];
}

function Part({ part: { part, line }, marking }: { part: UnderstoodPart; marking: Marking }) {
  if (line === null) {
    return <span className="underline decoration-amber decoration-dashed underline-offset-4">{part}</span>;
  }
  const isMarked = marking.line === line;
  return (
    <button
      type="button"
      {...marks(marking, line)}
      className={classNames(
        'inline-block min-h-6 min-w-6 max-w-full cursor-default rounded-key border-b-2 border-accent px-1 text-left leading-6 transition wrap-anywhere',
        isMarked ? 'bg-accent text-on-accent' : 'bg-accent-soft text-ink',
      )}
    >
      {part}
    </button>
  );
}
