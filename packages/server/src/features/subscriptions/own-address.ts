import { SUBSCRIPTION_MESSAGES } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';

/**
 * The address in plain ASCII, as headers need it. Throws unless it is on this site: a provider would send the payer
 * anywhere, and with our blessing.
 */
export function ownAddress(field: string, url: string, site: string): string {
  const address = new URL(url);
  if (isWebPage(address) && address.origin === originOf(site)) return address.href;
  const message = SUBSCRIPTION_MESSAGES.foreignAddress;
  throw new DomainError('invalid-input', { message, fields: { [field]: message } });
}

// The origin of `blob:https://…` is that of the address inside, but nobody can be sent there.
function isWebPage({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

// Made from the Host that the caller sent, which can be anything.
function originOf(site: string): string | undefined {
  return URL.canParse(site) ? new URL(site).origin : undefined;
}
