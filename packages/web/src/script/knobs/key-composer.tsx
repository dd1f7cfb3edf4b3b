import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { CheckBox } from '#ui/form/check-box.tsx';
import { Field, INPUT_LOOK } from '#ui/form/field.tsx';
import { KEY_CHOICES, MODIFIER_LABELS, MODIFIERS, partsOfKey, spelledKey } from './key-choices.ts';

type KeyComposerProps = { value: string; onChoose: (key: string) => void };

/** A key put together from boxes and a list, for those that cannot be pressed in a browser. */
export function KeyComposer({ value, onChoose }: KeyComposerProps) {
  const [parts] = useState(() => partsOfKey(value));
  const [held, setHeld] = useState(parts.held);
  const [typed, setTyped] = useState(parts.label);
  const listId = useId();
  const hold = (modifier: string, isOn: boolean) =>
    setHeld(new Set(isOn ? [...held, modifier] : [...held].filter((each) => each !== modifier)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (typed.trim() !== '') onChoose(spelledKey(held, typed));
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 rounded-card border border-line bg-sunken p-3">
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="text-small font-medium">Keys to hold down</legend>
        {MODIFIERS.map((modifier) => (
          <CheckBox
            key={modifier}
            label={MODIFIER_LABELS[modifier]}
            checked={held.has(modifier)}
            onChange={(isOn) => hold(modifier, isOn)}
          />
        ))}
      </fieldset>
      <Field label="Key" hint="Type a key or pick one, like V, F8, or Page Up.">
        {(tied) => (
          <input
            className={INPUT_LOOK}
            list={listId}
            autoComplete="off"
            value={typed}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value)}
            {...tied}
          />
        )}
      </Field>
      <datalist id={listId}>
        {[...KEY_CHOICES.values()].map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <Button type="submit" size="small" className="self-start">
        Use This Shortcut
      </Button>
    </form>
  );
}
