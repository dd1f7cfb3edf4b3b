import type { HighlightSpan } from '@hotscribe/ahk';
import type { ReactNode } from 'react';
import { CODE_LOOK, LineNumbers, ReadingFrame } from './code-frame.tsx';
import { colouredCode } from './coloured-code.tsx';
import { HighlightedCode } from './highlighted-code.tsx';

/** A script to read. */
export function CodeBlock({ script, label }: { script: string; label: string }) {
  const shown = script.replace(/\n$/, '');
  return (
    <Block script={shown} label={label}>
      <HighlightedCode script={shown} />
    </Block>
  );
}

type ColouredBlockProps = { script: string; spans: readonly HighlightSpan[]; label: string };

/** A script to read whose colours are known already. */
export function ColouredBlock({ script, spans, label }: ColouredBlockProps) {
  return (
    <Block script={script} label={label}>
      {colouredCode(script, spans)}
    </Block>
  );
}

function Block({ script, label, children }: { script: string; label: string; children: ReactNode }) {
  return (
    <ReadingFrame label={label}>
      <LineNumbers script={script} />
      <pre className={CODE_LOOK}>
        <code>{children}</code>
      </pre>
    </ReadingFrame>
  );
}
