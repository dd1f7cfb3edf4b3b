import { Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { CodeBlock } from '#script/code/code-block.tsx';
import { ScriptEditor } from '#script/code/script-editor.tsx';
import { RunHelp } from '#script/complaint/run-help.tsx';
import { Button } from '#ui/action/button.tsx';
import type { GenerationResult } from './generation-draft.ts';

type ResultCodeProps = { result: GenerationResult; onChange: (change: Partial<GenerationResult>) => void };

/** The code of the result, to read or to change. */
export function ResultCode({ result, onChange }: ResultCodeProps) {
  const { generated, script, isPasted } = result;
  const isAsWritten = script === generated.script;
  const [editing, setEditing] = useState(isPasted || !isAsWritten);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto text-body font-semibold">The Code</h3>
        <RunHelp />
        {!isAsWritten && (
          <Button tone="quiet" size="small" onClick={() => onChange({ script: generated.script })}>
            <RotateCcw aria-hidden className="size-4" />
            Undo My Changes
          </Button>
        )}
        <Button tone="secondary" size="small" onClick={() => setEditing(!editing)}>
          <Pencil aria-hidden className="size-4" />
          {editing ? 'Done' : 'Edit Code'}
        </Button>
      </div>
      {editing ? (
        <ScriptEditor label="Script" script={script} onChange={(text) => onChange({ script: text })} />
      ) : (
        <CodeBlock label="Script" script={script} explained={isAsWritten ? generated.explanation.lines : undefined} />
      )}
    </div>
  );
}
