import { expect, test } from 'vitest';
import { matchingStep, totpCode } from './totp.ts';

// The secret and the codes of RFC 6238, appendix B, for SHA-1.
const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('%d seconds after the start of 1970, the code matches RFC 6238', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(totpCode(SECRET, step, 8)).toBe(code);
  expect(totpCode(SECRET, step)).toBe(code.slice(2));
  expect(matchingStep(SECRET, code.slice(2), seconds * 1000)).toBe(step);
});

// The codes of RFC 4226, appendix D: the same secret, counted from 0.
const COUNTED = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];

test('counting steps from 0 gives the codes in RFC 4226', () => {
  expect(COUNTED.map((_code, step) => totpCode(SECRET, step))).toEqual(COUNTED);
});

test('a code is accepted up to one 30-second step early or late, but no more', () => {
  const start = 1_234_567_890_000;
  const step = start / 30_000;
  const code = totpCode(SECRET, step);
  const at = (milliseconds: number) => matchingStep(SECRET, code, start + milliseconds);
  expect([at(0), at(29_999), at(-30_000), at(59_999)]).toEqual([step, step, step, step]);
  expect([at(-30_001), at(60_000)]).toEqual([undefined, undefined]);
});

test.each(['', '12345', '1234567', 'abcdef', '００５９２４'])('“%s” is not a valid code', (code) => {
  expect(matchingStep(SECRET, code, 1_234_567_890_000)).toBeUndefined();
});
