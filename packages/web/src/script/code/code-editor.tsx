import { type Ref, useId } from 'react';
import { CODE_LOOK, LineNumbers, WritingFrame } from './code-frame.tsx';
import { HighlightedCode } from './highlighted-code.tsx';

type CodeEditorProps = {
  label: string;
  script: string;
  onChange: (script: string) => void;
  describedBy?: string;
  inputRef?: Ref<HTMLTextAreaElement>;
};

/**
 * A plain text area, so that keyboard, screen reader and spelling of the browser work as everywhere; its own letters
 * are invisible, and the colored ones lie right below. The colored layer gives both their size, so neither scrolls
 * on its own. Tab leaves it, as it leaves any field.
 */
export function CodeEditor({ label, script, onChange, describedBy, inputRef }: CodeEditorProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <WritingFrame>
        <LineNumbers script={script} />
        <div className="grid flex-1">
          <pre aria-hidden="true" className={`${CODE_LOOK} col-start-1 row-start-1`}>
            <HighlightedCode script={script} />
            {'\n'}
          </pre>
          <textarea
            id={id}
            ref={inputRef}
            value={script}
            onChange={(event) => onChange(event.target.value)}
            aria-describedby={describedBy}
            wrap="off"
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            autoComplete="off"
            className={`${CODE_LOOK} col-start-1 row-start-1 block size-full resize-none overflow-hidden bg-transparent text-transparent caret-ink outline-none selection:bg-accent/30 selection:text-transparent`}
          />
        </div>
      </WritingFrame>
    </div>
  );
}
