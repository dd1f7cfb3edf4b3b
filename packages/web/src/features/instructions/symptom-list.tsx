import { GENERAL_ADVICE } from '@hotscribe/ahk';
import type { ReactNode } from 'react';
import { MarkedText } from '#ui/text/marked-text.tsx';

/** What to look at and try, in the order in which it is worth it. */
export function SymptomList({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">{children}</ul>;
}

/** What “It Didn’t Work” beside a script says too, in the same words. */
export function Advice({ about }: { about: keyof typeof GENERAL_ADVICE }) {
  const { why, todo } = GENERAL_ADVICE[about];
  return (
    <li>
      <MarkedText text={`${why} ${todo}`} />
    </li>
  );
}
