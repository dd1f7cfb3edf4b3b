import { expect, test } from 'vitest';
import { base32 } from './base32.ts';

// RFC 4648, section 10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('“%s” becomes “%s” in Base32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('bytes above 127 are encoded without loss', () => {
  expect(base32(Buffer.from('ffffffffff00ff00ff00', 'hex'))).toBe('77777777AD7QB7YA');
});
