import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type AccessTokens, accessTokens } from './access-token.ts';

export type AccountKeys = {
  accessTokens: AccessTokens;
  refreshToken: KeyObject;
  device: KeyObject;
  securityLog: KeyObject;
  secondFactor: KeyObject;
};

/** One secret to configure, a separate key for each use: a signature made for one is worth nothing to another. */
export function accountKeys(secret: string): AccountKeys {
  return {
    accessTokens: accessTokens(keyFor(secret, 'access-token')),
    refreshToken: keyFor(secret, 'refresh-token'),
    device: keyFor(secret, 'device'),
    securityLog: keyFor(secret, 'security-log'),
    secondFactor: keyFor(secret, 'second-factor'),
  };
}

function keyFor(secret: string, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `hotscribe ${use}`, 32)));
}
