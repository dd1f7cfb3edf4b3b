import { deflateRawSync } from 'node:zlib';

// 16 random bytes in hexadecimal, the least that is worth having, never come to fewer.
const LEAST_BYTES = 26;
const PLACEHOLDER = /change.?(?:me|this|it)|replace.?(?:me|this|it)|your.?(?:\w+.)?(?:secret|key)|password|qwerty/i;

/** Whether a secret is made of repetitions or counts up, or is an example that nobody replaced. */
export function isGuessableSecret(secret: string): boolean {
  return (
    PLACEHOLDER.test(secret) ||
    packedBytes(Buffer.from(secret)) < LEAST_BYTES ||
    packedBytes(steps(secret)) < LEAST_BYTES
  );
}

function packedBytes(bytes: Uint8Array): number {
  return deflateRawSync(bytes, { level: 9 }).length;
}

// From each letter to the next: an alphabet repeats nothing but its steps.
function steps(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  return bytes.map((byte, index) => byte - (bytes[index - 1] ?? 0));
}
