import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
// Clocks of phones are wrong by some seconds, and people need some to type.
const STEPS_OFF = 1;

/** The time step whose code this is, now or one step before or after; see RFC 6238. */
export function matchingStep(secret: Buffer, code: string, now: number): number | undefined {
  const current = Math.floor(now / STEP_MS);
  const given = Buffer.from(code);
  let found: number | undefined;
  // All are compared, whichever matches: how long it takes must not tell how close a guess was.
  for (let step = current - STEPS_OFF; step <= current + STEPS_OFF; step += 1) {
    const expected = Buffer.from(totpCode(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  // Which four bytes count is told by the last one; RFC 4226 takes their highest bit away.
  const start = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(start) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}
