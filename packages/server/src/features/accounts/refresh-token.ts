import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

// The child is computed from its parent: two tabs that race with one token can both be given the
// live child, although the database holds nothing but hashes.
export function childRefreshToken(key: KeyObject, parent: string): string {
  return createHmac('sha256', key).update(parent).digest('base64url');
}

export function refreshTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
