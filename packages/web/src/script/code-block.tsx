import { CODE_LOOK, LineNumbers, ReadingFrame } from './code-frame.tsx';
import { HighlightedCode } from './highlighted-code.tsx';

/** A script to read. */
export function CodeBlock({ script, label }: { script: string; label: string }) {
  const shown = script.replace(/\n$/, '');
  return (
    <ReadingFrame label={label}>
      <LineNumbers script={shown} />
      <pre className={CODE_LOOK}>
        <code>
          <HighlightedCode script={shown} />
        </code>
      </pre>
    </ReadingFrame>
  );
}
