import type { ReactNode } from 'react';

/** A piece of code in running text; a long one wraps. */
export function InlineCode({ children }: { children: ReactNode }) {
  return (
    <code
      dir="ltr"
      className="rounded-key border border-line bg-sunken px-1.5 py-0.5 font-mono text-note text-ink box-decoration-clone wrap-anywhere [font-variant-ligatures:none]"
    >
      {children}
    </code>
  );
}
