import { saidLine } from '@hotscribe/ahk/said-line';
import { Fragment } from 'react';
import { marks, useMarking } from '#script/request/marking.tsx';
import { KeyCombination } from '#ui/text/key-combination.tsx';
import type { ReportedLine, ScriptReport } from './script-report.ts';

type WhatItDoesProps = Pick<ScriptReport, 'lines' | 'stop'> & {
  /** The keys that are down right now, as for `KeyCombination`. */
  held?: ReadonlySet<string>;
};

/** The script in plain English, its shortcuts drawn as keys. */
export function WhatItDoes({ lines, stop, held }: WhatItDoesProps) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-body font-semibold">What It Does</h3>
      {lines.length === 0 ? (
        <p className="text-small text-ink-soft">We can’t tell what this script does from its code.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and are never moved
            <Line key={index} place={index} line={line} held={held} />
          ))}
        </ul>
      )}
      {stop && <p className="text-note text-ink-faint">{stop}</p>}
    </div>
  );
}

type LineProps = { place: number; line: ReportedLine; held: ReadonlySet<string> | undefined };

function Line({ place, line, held }: LineProps) {
  const { keys, code } = line;
  const marking = useMarking();
  const isMarked = marking?.line === place;
  return (
    <li
      data-marked={isMarked || undefined}
      className="-ml-3 flex flex-col gap-1.5 border-l-2 border-transparent pl-2.5 data-marked:border-accent data-marked:bg-accent-soft"
      {...(marking && code.length > 0 && { tabIndex: 0, ...marks(marking, place) })}
    >
      {keys.length > 0 && (
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-2" aria-hidden="true">
          {keys.map((combination, index) => (
            <Fragment key={combination.join('+')}>
              {index > 0 && <span className="px-1 text-note text-ink-faint">or</span>}
              <KeyCombination keys={combination} held={held} />
            </Fragment>
          ))}
        </span>
      )}
      <span dir="auto" className="text-small text-pretty wrap-anywhere">
        {saidLine(line)}
      </span>
    </li>
  );
}
