import { z } from 'zod';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

export const MESSAGES = {
  fillAllFields: 'Please fill in all fields',
  invalidEmail: 'Please enter a valid email address',
  passwordsDiffer: 'Passwords do not match',
  weakPassword:
    'Password must contain at least one letter, one number, and one special character, and be at least 7 characters long',
  fillAllPasswordFields: 'Please fill in all password fields',
  newPasswordsDiffer: 'New passwords do not match',
  weakNewPassword:
    'New Password must contain at least one letter, one number, and one special character, and be at least 7 characters long',
  samePassword: 'New password must be different from current password',
  fillAllEmailFields: 'Please fill in all email fields',
  sameEmail: 'New email must be different from current email',
  enterPassword: 'Please enter your password',
  commonPassword: 'That’s one of the most common passwords. Pick something only you would think of.',
  longPassword: `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`,
} as const;

// Characters that cannot be seen (\p{C}, \p{Z}) are shut out: an address that was pasted with one could never be
// typed again, two accounts could look the same, and PostgreSQL cannot store a NUL.
const EMAIL = /^[^@\p{C}\p{Z}]+@[^@.\p{C}\p{Z}]+(?:\.[^@.\p{C}\p{Z}]+)+$/u;
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/;

/** Addresses that differ only in case or in how Unicode spells them belong to one account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

export function isStrongPassword(text: string): boolean {
  return text.length >= PASSWORD_MIN_LENGTH && PASSWORD.test(text);
}

/** Text that must be there; `missing` is what to say when it is not. */
export function requiredText(missing: string) {
  return z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? missing : 'Expected text') })
    .min(1, missing);
}

export function emailAddress(missing: string) {
  return requiredText(missing).trim().min(1, missing).refine(isEmail, MESSAGES.invalidEmail);
}

/** Which characters may be used, and the one that may not; undefined where all of them may. */
function foreignCharacter(password: string): string | undefined {
  const [foreign] = password.match(/[^A-Za-z\d@$!%*?&]/u) ?? [];
  if (foreign === undefined) return undefined;
  const named = /\s/u.test(foreign) ? 'any spaces' : `“${foreign}”`;
  return `Passwords can contain only the letters A to Z, numbers, and @ $ ! % * ? &. Please remove ${named}.`;
}

/** A password being chosen. One being checked is only `requiredText`: old rules must not lock old accounts out. */
export function chosenPassword(missing: string, weak: string) {
  return requiredText(missing)
    .max(PASSWORD_MAX_LENGTH, MESSAGES.longPassword)
    .superRefine((password, context) => {
      const message = foreignCharacter(password) ?? (isStrongPassword(password) ? undefined : weak);
      if (message && password !== '') context.addIssue({ code: 'custom', message });
    });
}
