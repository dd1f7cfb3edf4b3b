import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field, type FieldTexts, INPUT_LOOK } from './field.tsx';

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

export function TextArea({ label, hint, error, required = true, className, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(tied) => (
        <textarea
          dir="auto"
          className={classNames(INPUT_LOOK, 'field-sizing-content max-h-96 resize-y py-2.5', className)}
          {...input}
          {...tied}
        />
      )}
    </Field>
  );
}
