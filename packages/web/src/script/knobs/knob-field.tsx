import type { Knob } from '@hotscribe/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ApiError } from '#lib/http/api-error.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { Button } from '#ui/action/button.tsx';
import { KeyField } from './key-field.tsx';
import { KnobInput } from './knob-input.tsx';

type KnobFieldProps = { knob: Knob; label: string; onChange: (value: string) => Promise<void> };

/** One value to change. What was entered stays in the field until it is changed or canceled. */
export function KnobField({ knob, label, onChange }: KnobFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const focusField = () => field.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();

  async function apply(value: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await onChange(value);
      setDraft(undefined);
    } catch (problem) {
      setError(problemText(problem));
    } finally {
      setBusy(false);
    }
  }
  if (knob.kind === 'key') {
    return <KeyField knob={knob} label={label} error={error} busy={busy} onChange={(value) => void apply(value)} />;
  }
  const isChanged = draft !== undefined && draft !== knob.value;
  const cancel = () => {
    setDraft(undefined);
    setError(undefined);
    focusField();
  };
  const submit = () => {
    focusField();
    if (isChanged) void apply(draft);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.target instanceof HTMLButtonElement) return;
    if (event.key === 'Escape' && isChanged) {
      // In a dialog, Escape would also close that.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    } else if (event.key === 'Enter' && isChanged && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div ref={field} className="flex min-w-0 flex-col gap-2" onKeyDown={pressKey}>
      <KnobInput
        knob={knob}
        label={label}
        error={error}
        value={draft ?? knob.value}
        onInput={(value) => {
          setDraft(value);
          setError(undefined);
        }}
      />
      {isChanged && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" busyText={busy && 'Changing...'} onClick={submit}>
            Change
          </Button>
          <Button tone="quiet" size="small" onClick={cancel}>
            Cancel
          </Button>
          {knob.kind === 'text' && (
            <p className="self-center text-note text-ink-faint">Shift+Enter starts a new line.</p>
          )}
        </div>
      )}
    </div>
  );
}

function problemText(problem: unknown): string {
  const said = problem instanceof ApiError ? problem.fields.value : undefined;
  return said ?? scriptErrorMessage(problem, 'That didn’t work. Please try again.');
}
