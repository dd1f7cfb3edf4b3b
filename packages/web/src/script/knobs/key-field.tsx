import type { Knob } from '@hotscribe/contract';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { INPUT_LOOK } from '#ui/form/field.tsx';
import { KeyCombination } from '#ui/text/key-combination.tsx';
import { KeyComposer } from './key-composer.tsx';
import { pressedKey, sayHeld } from './pressed-key.ts';

type KeyFieldProps = {
  knob: Knob;
  label: string;
  error: string | undefined;
  busy: boolean;
  onChange: (key: string) => void;
};

/** A key that is set by pressing it, or chosen from a list where the browser or Windows keeps it for itself. */
export function KeyField({ knob, label, error, busy, onChange }: KeyFieldProps) {
  const [held, setHeld] = useState<string>();
  const [composes, setComposes] = useState(false);
  const id = useId();
  const press = useRef<HTMLButtonElement>(null);
  const isWaiting = held !== undefined;

  const takeKey = (event: KeyboardEvent) => {
    // Tab leads on, or nobody could leave the field with the keyboard.
    if (!isWaiting || (event.key === 'Tab' && !event.ctrlKey && !event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (event.key === 'Escape') return setHeld(undefined);
    const key = pressedKey(event.nativeEvent);
    if (key === undefined) return setHeld(sayHeld(event.nativeEvent));
    setHeld(undefined);
    onChange(key);
  };
  const letGo = (event: KeyboardEvent) => {
    if (!isWaiting) return;
    // A button is pressed when Space is let go.
    event.preventDefault();
    setHeld(sayHeld(event.nativeEvent));
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="text-small font-medium">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-2">
        <button
          ref={press}
          type="button"
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-busy={busy}
          className={`${INPUT_LOOK} min-w-40 flex-1 py-1.5 text-left ${isWaiting ? 'border-accent' : 'cursor-pointer'}`}
          onClick={() => setHeld('')}
          onKeyDown={takeKey}
          onKeyUp={letGo}
          onBlur={() => setHeld(undefined)}
        >
          <span id={`${id}-value`}>
            {isWaiting ? `${held || 'Press the keys'}…` : <KeyCombination keys={keycaps(knob.said)} />}
          </span>
        </button>
        <Button
          tone="quiet"
          size="small"
          aria-expanded={composes}
          aria-label={`${composes ? 'Close the list' : 'Choose from a list'}: ${label}`}
          onClick={() => setComposes(!composes)}
        >
          {composes ? 'Close' : 'Choose from a List'}
        </Button>
      </div>
      <p className="text-note text-ink-faint">
        <span role="status">{isWaiting && 'Press the new keys now, or press Esc to cancel.'}</span>
        {!isWaiting && (busy ? 'Changing...' : 'Click, then press the new keys.')}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-note text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {composes && (
        <KeyComposer
          key={knob.value}
          value={knob.value}
          onChoose={(key) => {
            setComposes(false);
            press.current?.focus();
            onChange(key);
          }}
        />
      )}
    </div>
  );
}

// “Ctrl++” would fall apart otherwise.
function keycaps(said: string): string[] {
  return said.split(/\+(?!$)/);
}
