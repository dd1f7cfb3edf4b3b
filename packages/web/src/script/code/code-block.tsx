import type { HighlightSpan } from '@hotscribe/ahk';
import type { ReactNode } from 'react';
import type { ReportedLine } from '#script/report/script-report.ts';
import { classNames } from '#ui/class-names.ts';
import { CODE_LOOK, LineNumbers, ReadingFrame } from './code-frame.tsx';
import { coloredCode } from './colored-code.tsx';
import { HighlightedCode } from './highlighted-code.tsx';
import { MarkedLines } from './marked-lines.tsx';

type CodeBlockProps = {
  script: string;
  label: string;
  /** The sentences whose lines are marked when they are pointed at. */
  explained?: readonly ReportedLine[] | undefined;
};

/** A script to read. */
export function CodeBlock({ script, label, explained }: CodeBlockProps) {
  const shown = script.replace(/\n$/, '');
  return (
    <Block script={shown} label={label} explained={explained}>
      <HighlightedCode script={shown} />
    </Block>
  );
}

type ColoredBlockProps = CodeBlockProps & { spans: readonly HighlightSpan[] };

/** A script to read whose colors are known already. */
export function ColoredBlock({ script, spans, label, explained }: ColoredBlockProps) {
  return (
    <Block script={script} label={label} explained={explained}>
      {coloredCode(script, spans)}
    </Block>
  );
}

function Block({ script, label, explained = [], children }: CodeBlockProps & { children: ReactNode }) {
  return (
    <ReadingFrame label={label}>
      <LineNumbers script={script} />
      <div className="relative min-w-0 flex-1">
        <MarkedLines script={script} explained={explained} />
        <pre className={classNames('relative', CODE_LOOK)}>
          <code>{children}</code>
        </pre>
      </div>
    </ReadingFrame>
  );
}
