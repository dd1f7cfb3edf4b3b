const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in the letters of RFC 4648 that authenticator apps read, without the padding that some of them choke on. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += LETTERS[(held >>> bits) & 31];
    }
    held &= 255;
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text;
}
