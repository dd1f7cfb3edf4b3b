import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field, type FieldTexts, INPUT_LOOK } from './field.tsx';

type SelectFieldProps = FieldTexts & ComponentProps<'select'> & { options: Readonly<Record<string, string>> };

/** One of several values; `options` maps each to its label. */
export function SelectField({ label, hint, error, required = true, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(tied) => (
        <div className="relative">
          <select
            className={classNames(INPUT_LOOK, 'appearance-none pr-10 disabled:cursor-not-allowed disabled:opacity-60')}
            {...select}
            {...tied}
          >
            {Object.entries(options).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
