import { SUBSCRIPTION_MESSAGES } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';

/** Throws unless the address is on this site: a provider would send the payer anywhere, and with our blessing. */
export function requireOwnAddress(field: string, url: string, site: string): void {
  if (new URL(url).origin === new URL(site).origin) return;
  const message = SUBSCRIPTION_MESSAGES.foreignAddress;
  throw new DomainError('invalid-input', { message, fields: { [field]: message } });
}
