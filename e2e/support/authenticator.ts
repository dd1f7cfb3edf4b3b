import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 30_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export type Authenticator = { nextCode: () => Promise<string> };

/**
 * An app on a phone that knows this key. Each code counts once, but the server takes three at a time: the one before,
 * the one of now and the one after. So three can be had without waiting for half a minute.
 */
export function authenticator(key: string): Authenticator {
  const secret = bytesOf(key.replace(/\s/g, ''));
  let last = 0;
  return {
    nextCode: async () => {
      // The one before is too old in a moment where the step is nearly over. A timer may ring a little early.
      const left = STEP_MS - (Date.now() % STEP_MS);
      if (left < 12_000) await sleep(left + 100);
      const now = Math.floor(Date.now() / STEP_MS);
      last = Math.max(last + 1, now - 1);
      if (last > now + 1) await sleep(STEP_MS);
      return codeOf(secret, last);
    },
  };
}

function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(step, 4);
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(19) & 15) & 0x7fffffff;
  return String(number).slice(-6).padStart(6, '0');
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
