import type { ReactNode } from 'react';

/** What to look at and try, in the order in which it is worth it. */
export function SymptomList({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">{children}</ul>;
}
