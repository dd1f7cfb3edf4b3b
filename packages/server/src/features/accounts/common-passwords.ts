import { MESSAGES } from '@hotscribe/contract';
// Of zxcvbn-ts (MIT License), the most common first: counted in passwords that were stolen and published.
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { DomainError } from '#lib/domain-error.ts';

const MOST_COMMON = new Set(passwords.slice(0, 10_000));
const SIGNS = '@$!%*?&';

/**
 * Whether a password is among the 10,000 most common, in whatever case. Hardly any of those has the sign that our rule
 * asks for, and people add it at an end: `Password1!` is tried as soon as `password1`.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return MOST_COMMON.has(lower) || MOST_COMMON.has(withoutSignsAround(lower));
}

/** Only for a password that is being chosen: one that exists must still sign in. */
export function refuseCommonPassword(field: 'password' | 'newPassword', password: string): void {
  if (!isCommonPassword(password)) return;
  const message = MESSAGES.commonPassword;
  throw new DomainError('invalid-input', { message, fields: { [field]: message } });
}

function withoutSignsAround(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && SIGNS.includes(text.charAt(start))) start += 1;
  while (end > start && SIGNS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
