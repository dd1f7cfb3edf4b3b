import { ERRORS } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';

/** Tied to the field that holds the address, which two forms name differently. */
export function emailTaken(field: 'email' | 'newEmail'): DomainError {
  return new DomainError('email-taken', { fields: { [field]: ERRORS['email-taken'] } });
}
