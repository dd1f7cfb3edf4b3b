import type { GeneratedScript } from '@hotscribe/contract';
import type { ReactNode } from 'react';
import { Notice } from '#ui/status/notice.tsx';

/** How the request was read: what was assumed or left out, and who wrote it where that is news. */
export function RequestNotes({ generated }: { generated: GeneratedScript }) {
  const { assumptions, note } = generated;
  const unused = leftOut(generated);
  return (
    <>
      {assumptions.length > 0 && (
        <div>
          <h3 className="text-small font-semibold">What We Assumed</h3>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-small text-ink-soft marker:text-ink-faint">
            {assumptions.map((assumption) => (
              <li key={assumption} dir="auto" className="wrap-anywhere">
                {assumption}
              </li>
            ))}
          </ul>
        </div>
      )}
      {unused.length > 0 && (
        <Notice tone="warning">This part of your request isn’t in the script: {quoted(unused)}.</Notice>
      )}
      {note && <Notice>{note}</Notice>}
    </>
  );
}

// A part that the explanation repeats word for word is in the script after all; one that a point or the marked request names is said already.
function leftOut({ unused, explanation, points, understood }: GeneratedScript): string[] {
  const told = [explanation.text, ...points, ...understood.map(({ part }) => part)].join('\n').toLowerCase();
  return unused.filter((part) => !told.includes(part.toLowerCase().replace(/^["“]|["”]$/g, '')));
}

function quoted(parts: readonly string[]): ReactNode {
  return parts.map((part) => `“${part}”`).join(', ');
}
