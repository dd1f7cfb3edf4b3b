import { DomainError } from '#lib/domain-error.ts';

/** For admins alone: to anybody else, whether an address has an account is not told. */
export function noSuchAccount(): DomainError {
  const message = 'There’s no account with this address.';
  return new DomainError('not-found', { message, fields: { email: message } });
}
