import { useState } from 'react';
import type { Written } from './live-answer.ts';

type Words = { text: string; written: Written };

/** What a visitor had typed, and its answer, while an example stands in their place. */
export function useOwnWords(own: Words | undefined) {
  const [kept, setKept] = useState<Words>();
  return {
    kept,
    // Of two examples in a row, the visitor's words are still those to come back to.
    keep: () => own && setKept((before) => before ?? own),
    drop: () => setKept(undefined),
  };
}
