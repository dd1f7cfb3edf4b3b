import { BlockList, isIP, isIPv6 } from 'node:net';
import type { LanguageModel } from '@hotscribe/contract';

const OWN_NAME = /^[^.]+$|\.(?:local|localhost|internal|lan|home\.arpa)$/;

const OWN_ADDRESSES = new BlockList();
OWN_ADDRESSES.addSubnet('127.0.0.0', 8);
OWN_ADDRESSES.addSubnet('10.0.0.0', 8);
OWN_ADDRESSES.addSubnet('172.16.0.0', 12);
OWN_ADDRESSES.addSubnet('192.168.0.0', 16);
OWN_ADDRESSES.addAddress('::1', 'ipv6');
OWN_ADDRESSES.addSubnet('fc00::', 7, 'ipv6');

/** Where descriptions are sent. A host of the operator's own network is not named: it tells users nothing. */
export function modelLocation(model: { baseUrl: string } | undefined): LanguageModel {
  if (!model) return { kind: 'none' };
  const { hostname } = new URL(model.baseUrl);
  return isOwn(hostname.replace(/^\[|\]$/g, '')) ? { kind: 'own' } : { kind: 'provider', host: hostname };
}

function isOwn(host: string): boolean {
  return isIP(host) ? OWN_ADDRESSES.check(host, isIPv6(host) ? 'ipv6' : 'ipv4') : OWN_NAME.test(host);
}
