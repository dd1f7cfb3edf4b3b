import type { ComponentProps } from 'react';
import { Field, type FieldTexts, INPUT_LOOK } from './field.tsx';

type TextFieldProps = FieldTexts & ComponentProps<'input'>;

export function TextField({ label, hint, error, required = true, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(tied) => <input className={INPUT_LOOK} {...input} {...tied} />}
    </Field>
  );
}
