import { expect, test } from 'vitest';
import { accountKeys } from '../account-keys.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

const { secondFactor: key } = accountKeys('one secret of a server, long enough');
const { secondFactor: otherKey } = accountKeys('another secret of a server, long enough');
const SECRET = Buffer.from('12345678901234567890');

test('an encrypted secret can be decrypted for its owner, and looks different every time', () => {
  const sealed = sealSecret(key, SECRET, 'ada');
  expect(openSecret(key, sealed, 'ada')).toEqual(SECRET);
  expect(sealSecret(key, SECRET, 'ada')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').includes(SECRET)).toBe(false);
});

test('an encrypted secret can’t be decrypted for another user, with another key, or after tampering', () => {
  const sealed = sealSecret(key, SECRET, 'ada');
  const changed = Buffer.from(sealed, 'base64url');
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(openSecret(key, sealed, 'bob')).toBeUndefined();
  expect(openSecret(otherKey, sealed, 'ada')).toBeUndefined();
  expect(openSecret(key, changed.toString('base64url'), 'ada')).toBeUndefined();
  expect(openSecret(key, '', 'ada')).toBeUndefined();
});
