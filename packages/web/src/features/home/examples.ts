import type { HighlightSpan } from '@hotscribe/ahk';
import type { GeneratedScript } from '@hotscribe/contract';
import kept from './examples.json';
import type { Written } from './live-answer.ts';

type Kept = { request: string; generated: GeneratedScript; spans: HighlightSpan[] };

const [first, ...others] = kept as unknown as [Kept, ...Kept[]];

export const FIRST_EXAMPLE = asWritten(first);

/** Requests with what the writer answers to them; a test asks it again. They cost a visitor no try. */
export const EXAMPLES: readonly Written[] = [FIRST_EXAMPLE, ...others.map(asWritten)];

function asWritten({ request, generated, spans }: Kept): Written {
  return { description: request, answer: { kind: 'script', generated, spans } };
}
