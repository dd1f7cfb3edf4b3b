import { ERRORS } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';

/** `unreadable-secret`: the server's own secret is not the one that sealed the app's. */
export type RefusedCode = 'wrong-code' | 'wrong-recovery-code' | 'unreadable-secret';

const WORDS = {
  'wrong-code': ERRORS['wrong-code'],
  'wrong-recovery-code': 'That recovery code isn’t right, or it’s already been used. Try another one.',
  'unreadable-secret': 'We can’t check codes from your app right now. Please use a recovery code instead.',
} satisfies Record<RefusedCode, string>;

/** Thrown within a transaction, it undoes what came before the code was looked at. */
export class CodeRefused extends DomainError {
  readonly reason: RefusedCode;

  constructor(reason: RefusedCode) {
    const message = WORDS[reason];
    super('wrong-code', { message, fields: { code: message } });
    this.reason = reason;
  }
}
