import type { V1Difference } from '@hotscribe/ahk';
import { useId } from 'react';
import { InlineCode } from '#ui/text/inline-code.tsx';

/** That a script is for version 1, and how version 2 says its first lines. */
export function OldCode({ differences }: { differences: readonly V1Difference[] }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-3 text-small">
      <p className="text-pretty text-ink-soft">
        This code is for AutoHotkey version 1. Hotscribe writes scripts for version 2, which is a different language and
        can’t run it. Describe in plain English what it should do, and we’ll write it for version 2.
      </p>
      {differences.length > 0 && (
        <>
          <h3 id={id} className="font-semibold">
            How the First Lines Differ in Version 2
          </h3>
          <dl
            aria-labelledby={id}
            className="flex min-w-0 flex-col divide-y divide-line rounded-card border border-line"
          >
            {differences.map(({ line, old, now }) => (
              <div key={line} className="grid min-w-0 gap-x-4 gap-y-1.5 px-3 py-2.5 sm:grid-cols-2">
                <dt className="min-w-0">
                  <span className="sr-only">Version 1: </span>
                  <InlineCode>{old}</InlineCode>
                </dt>
                <dd className="min-w-0">
                  <span className="text-ink-faint">Version 2: </span>
                  {now.startsWith('(') ? <span>{now.slice(1, -1)}</span> : <InlineCode>{now}</InlineCode>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
