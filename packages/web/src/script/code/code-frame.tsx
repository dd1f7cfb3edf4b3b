import type { ReactNode } from 'react';

/** The look of code; an editor's two layers must measure it alike. */
export const CODE_LOOK =
  'px-4 py-3 font-mono text-note whitespace-pre [tab-size:4] [unicode-bidi:plaintext] [font-variant-ligatures:none]';

const FRAME =
  'max-h-112 min-w-0 overflow-auto rounded-card border border-line bg-sunken focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent';

/** Code to read, which scrolls in both directions. */
export function ReadingFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll a long line
    <section data-code-frame aria-label={label} tabIndex={0} dir="ltr" className={FRAME}>
      <div className="flex w-max min-w-full">{children}</div>
    </section>
  );
}

/** Code to write: the field inside takes the focus. */
export function WritingFrame({ children }: { children: ReactNode }) {
  return (
    <div data-code-frame dir="ltr" className={FRAME}>
      <div className="flex w-max min-w-full">{children}</div>
    </div>
  );
}

export function LineNumbers({ script }: { script: string }) {
  const numbers = Array.from({ length: script.split('\n').length }, (_, index) => index + 1);
  return (
    <pre
      aria-hidden="true"
      className="sticky left-0 z-10 border-r border-line bg-sunken py-3 pr-2 pl-3 text-right font-mono text-note text-ink-faint select-none print:hidden"
    >
      {numbers.join('\n')}
    </pre>
  );
}
