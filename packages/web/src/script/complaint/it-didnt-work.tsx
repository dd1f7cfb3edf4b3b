import type { ComplaintKind } from '@hotscribe/ahk';
import { LifeBuoy } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { UsedVersion } from '#script/follow-up/used-version.tsx';
import { Button } from '#ui/action/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import type { ToldComplaint } from './complaint-calls.ts';
import { ComplaintChoice } from './complaint-choice.tsx';
import { Diagnosis } from './diagnosis.tsx';
import { useDiagnosis } from './use-diagnosis.ts';

type ItDidntWorkProps = {
  script: string;
  /** Takes a changed script over, or an earlier one back. */
  onUse: (script: string) => void;
  busy?: boolean;
  /** What else is offered below the diagnosis, once it is known what happened. */
  children?: ((complaint: ToldComplaint) => ReactNode) | undefined;
};

/** A quiet button, and behind it: what happened, why, and what to do about it. */
export function ItDidntWork({ script, onUse, busy = false, children }: ItDidntWorkProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex min-w-0 flex-col gap-4 print:hidden">
      <Button
        tone="quiet"
        size="small"
        className="-ml-3.5 self-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <LifeBuoy aria-hidden className="size-4" />
        It Didn’t Work
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-sunken p-4 sm:p-5">
            <Complaint script={script} busy={busy} onUse={onUse}>
              {children}
            </Complaint>
          </div>
        )}
      </div>
    </div>
  );
}

type Used = { title: string; before: string; after: string };

function Complaint({ script, busy, onUse, children }: ItDidntWorkProps & { busy: boolean }) {
  const [kind, setKind] = useState<ComplaintKind>();
  const [text, setText] = useState('');
  const [used, setUsed] = useState<Used>();
  const causes = useDiagnosis(script, kind, text);
  const isUsed = used !== undefined && used.after === script;
  return (
    <>
      <ComplaintChoice
        chosen={kind}
        onChoose={(chosen) => {
          setKind(chosen);
          setUsed(undefined);
        }}
      />
      {kind === 'error-box' && (
        <TextArea
          label="Paste the error message"
          hint="Click inside the error message, press Ctrl+A, then Ctrl+C, and paste the text here. Even part of it, or just the line number, helps."
          rows={4}
          required={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setUsed(undefined);
          }}
          className="min-h-28 font-mono text-note"
        />
      )}
      {isUsed && <UsedVersion title={used.title} busy={busy} onUndo={() => onUse(used.before)} />}
      {causes && !isUsed && (
        <Diagnosis
          script={script}
          causes={causes}
          busy={busy}
          onUse={({ title, script: after }) => {
            setUsed({ title, before: script, after });
            onUse(after);
          }}
        />
      )}
      {kind && children?.({ symptom: kind, errorText: text })}
    </>
  );
}
