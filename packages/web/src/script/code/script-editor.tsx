import type { Diagnostic, Fix } from '@hotscribe/ahk';
import { useId, useRef } from 'react';
import { ProblemList } from '#script/report/problem-list.tsx';
import { useScriptProblems } from '#script/report/use-script-report.ts';
import { applyFix } from './apply-fix.ts';
import { CodeEditor } from './code-editor.tsx';

type ScriptEditorProps = { label: string; script: string; onChange: (script: string) => void };

/** A script to write: its problems are named while it is typed, and fixed with a click. */
export function ScriptEditor({ label, script, onChange }: ScriptEditorProps) {
  const problemsId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const { text, problems } = useScriptProblems(script);
  const show = ({ focus: { start, end } }: Diagnostic) => {
    if (input.current) select(input.current, start.offset, end.offset);
  };
  const fix = (repair: Fix) => {
    // Its place is that of the text it was found in; a letter typed since then has moved everything.
    if (text !== script) return;
    onChange(applyFix(script, repair));
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-3">
      <CodeEditor label={label} script={script} onChange={onChange} describedBy={problemsId} inputRef={input} />
      {problems && <ProblemList id={problemsId} problems={problems} onShow={show} onFix={fix} />}
    </div>
  );
}

// The frame scrolls and not the text area, so the browser does not scroll a selection into view automatically.
function select(input: HTMLTextAreaElement, start: number, end: number): void {
  input.focus({ preventScroll: true });
  input.setSelectionRange(start, end);
  const linesAbove = input.value.slice(0, start).split('\n').length - 1;
  const lineHeight = Number.parseFloat(getComputedStyle(input).lineHeight);
  input.closest('[data-code-frame]')?.scrollTo({ top: (linesAbove - 2) * lineHeight, left: 0 });
  input.scrollIntoView({ block: 'nearest' });
}
