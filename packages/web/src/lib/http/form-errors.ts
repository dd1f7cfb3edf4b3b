import { MESSAGES } from '@hotscribe/contract';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { showError } from '#lib/page/toast-store.ts';
import { ApiError } from './api-error.ts';

// What each form says of a field that is empty: 'Please fill in all fields', '… all email fields', '… all required fields'.
const FILL_ALL = /^Please fill in all /;

// Of several mistakes the toast names one: this is the order in which they are told.
const TOLD_FIRST: readonly RegExp[] = [
  FILL_ALL,
  new RegExp(`^${MESSAGES.invalidEmail}$`),
  new RegExp(`^(?:${MESSAGES.passwordsDiffer}|${MESSAGES.newPasswordsDiffer})$`),
];

/** The toast for a form that was sent with mistakes in it; each field says its own. */
export function toastMistakes<Values extends FieldValues>(errors: FieldErrors<Values>): void {
  const messages = Object.values(errors).flatMap((error) => (error?.message ? [String(error.message)] : []));
  const [first] = messages.toSorted((a, b) => rank(a) - rank(b));
  if (first) showError(first);
}

/** A field's own words for its mistake: 'Please fill in all fields' below each empty one would be a chorus. */
export function fieldError(message: string | undefined, whenEmpty: string): string | undefined {
  return message && FILL_ALL.test(message) ? whenEmpty : message;
}

/** Ties the server's complaints to their fields, and puts the cursor into the first of them or else into `otherwise`. */
export function tieServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus' | 'getValues'>,
  error: unknown,
  otherwise: Path<Values>,
): void {
  const complaints = Object.entries(error instanceof ApiError ? error.fields : {}).filter(
    ([name]) => name in form.getValues(),
  );
  for (const [name, message] of complaints) form.setError(name as Path<Values>, { message });
  if (isWrongPassword(error)) form.setError(otherwise, { message: error.message });
  form.setFocus((complaints[0]?.[0] as Path<Values> | undefined) ?? otherwise);
}

// The server names no field: which one holds the password is the form's to know.
function isWrongPassword(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'wrong-credentials' || error.code === 'wrong-password');
}

function rank(message: string): number {
  const place = TOLD_FIRST.findIndex((kind) => kind.test(message));
  return place === -1 ? TOLD_FIRST.length : place;
}
