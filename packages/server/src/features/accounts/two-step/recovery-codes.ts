import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODE_LENGTH, RECOVERY_CODE_LETTERS, RECOVERY_CODES } from '@hotscribe/contract';

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** As people read it: `abcd-efgh-jkmn-pqrs`. */
export function shownCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

// A plain hash is enough, since a code holds as much chance as nobody can try out. It needs no key, so that recovery
// codes still open an account after the server's secret was lost.
export function recoveryCodeHash(userId: string, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('base64url');
}

function newCode(): string {
  const letter = () => RECOVERY_CODE_LETTERS[randomInt(RECOVERY_CODE_LETTERS.length)];
  return Array.from({ length: RECOVERY_CODE_LENGTH }, letter).join('');
}
