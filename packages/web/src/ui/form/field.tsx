import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Every field must be filled in unless it says otherwise. */
  required?: boolean;
};

/** What an input needs to be tied to its label, its error and its hint. */
export type FieldInputProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  required: boolean;
};

type FieldProps = FieldTexts & { children: (input: FieldInputProps) => ReactNode };

export const INPUT_LOOK =
  'min-h-12 w-full rounded-card border border-edge bg-surface px-3.5 text-body text-ink aria-invalid:border-danger aria-invalid:outline-danger';

/** A label, an input, and below it the error and the hint. */
export function Field({ label, hint, error, required = true, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy, required })}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-note text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-note text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
