import { recognizeCode } from '@hotscribe/ahk';
import { CODE_MESSAGES } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';

/** Code is not a description: read as English it would give some other script, and would be charged for it. */
export function refuseCode(description: string): void {
  const codeVersion = recognizeCode(description);
  if (codeVersion !== 'none') throw new DomainError('is-code', { codeVersion, message: CODE_MESSAGES[codeVersion] });
}
