import { diffLines } from 'diff';
import { useMemo } from 'react';
import { ReadingFrame } from './code-frame.tsx';

type ScriptDiffProps = { before: string; after: string; label: string };
type DiffLine = { sign: '+' | '-' | ' '; text: string };

const LOOKS = { '+': 'bg-added', '-': 'bg-removed', ' ': '' } satisfies Record<DiffLine['sign'], string>;
const WORDS = { '+': 'added: ', '-': 'removed: ', ' ': '' } satisfies Record<DiffLine['sign'], string>;

/** What changed from one text to the other, line by line. */
export function ScriptDiff({ before, after, label }: ScriptDiffProps) {
  const lines = useMemo(() => changedLines(before, after), [before, after]);
  return (
    <ReadingFrame label={label}>
      <pre className="min-w-full py-3 font-mono text-note [font-variant-ligatures:none]">
        {lines.map(({ sign, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one comparison never move
          <div key={index} className={`px-4 [unicode-bidi:plaintext] ${LOOKS[sign]}`}>
            <span aria-hidden="true" className="inline-block w-4 text-ink-faint select-none">
              {sign}
            </span>
            <span className="sr-only">{WORDS[sign]}</span>
            {text}
          </div>
        ))}
      </pre>
    </ReadingFrame>
  );
}

function changedLines(before: string, after: string): DiffLine[] {
  return diffLines(before, after).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ sign: added ? '+' : removed ? '-' : ' ', text }) as const),
  );
}
