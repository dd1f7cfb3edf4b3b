import type { HighlightSpan, SpanClass } from '@hotscribe/ahk';
import type { ReactNode } from 'react';

const COLOURS = {
  comment: 'text-code-comment italic',
  string: 'text-code-string',
  escape: 'text-code-string font-semibold',
  number: 'text-code-string',
  keyword: 'text-code-word',
  constant: 'text-code-word',
  directive: 'text-code-word',
  hotkey: 'text-code-key font-semibold',
  hotstring: 'text-code-key font-semibold',
  'key-name': 'text-code-key font-semibold',
  'built-in-function': 'text-code-call',
  'built-in-variable': 'text-code-call',
  class: 'text-code-call',
  'function-definition': 'text-code-call font-semibold',
  function: 'text-code-call',
  property: '',
  variable: '',
  operator: 'text-ink-soft',
  punctuation: 'text-ink-soft',
  label: 'text-code-key',
  text: 'text-code-string',
  error: 'text-danger underline decoration-wavy decoration-1 underline-offset-4',
} satisfies Record<SpanClass, string>;

/** The text of a script with its stretches in their colors. */
export function coloredCode(script: string, spans: Iterable<HighlightSpan>): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end, class: kind } of spans) {
    if (start > at) pieces.push(script.slice(at, start));
    pieces.push(
      <span key={start} className={COLOURS[kind]}>
        {script.slice(start, end)}
      </span>,
    );
    at = end;
  }
  return [...pieces, script.slice(at)];
}
