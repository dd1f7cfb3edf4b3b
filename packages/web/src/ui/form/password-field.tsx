import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field, type FieldTexts, INPUT_LOOK } from './field.tsx';

type PasswordFieldProps = FieldTexts & ComponentProps<'input'> & { autoComplete: 'current-password' | 'new-password' };

export function PasswordField({ label, hint, error, required = true, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(tied) => (
        <div className="relative">
          <input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(INPUT_LOOK, 'pr-13')}
            {...input}
            {...tied}
          />
          <button
            type="button"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={tied.id}
            // Whoever is typing keeps the cursor where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 flex w-10 items-center justify-center rounded-key text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
