import { createHmac, type KeyObject } from 'node:crypto';
import { emailKey } from '@hotscribe/contract';
import { networkOf } from '#lib/network-of.ts';
import type { RefusedCode } from './two-step/code-refused.ts';

export type SecurityEvent =
  | { event: 'registered' | 'signed-in' | 'password-changed' | 'email-changed' | 'account-deleted' }
  | { event: 'sign-in-failed'; reason: 'wrong-credentials' | 'too-many-requests' }
  | { event: 'password-refused' }
  | { event: 'second-step-asked' | 'two-step-turned-on' | 'recovery-code-used' | 'recovery-codes-made' }
  | {
      event: 'second-step-failed';
      reason: RefusedCode | 'challenge-expired' | 'too-many-requests';
    }
  | { event: 'code-refused'; reason: RefusedCode }
  | { event: 'two-step-turned-off'; by: 'owner' | 'admin' }
  | { event: 'role-changed'; role: 'user' | 'admin' }
  | {
      event: 'sessions-ended';
      reason:
        | 'signed-out'
        | 'ended-by-owner'
        | 'signed-out-everywhere'
        | 'password-changed'
        | 'two-step-turned-on'
        | 'token-reused';
    };

/** An account by its id, or by the address that was tried where there is none. */
type About = { userId: string; address?: string } | { email: string; address?: string };

export type SecurityLog = (event: SecurityEvent, about: About) => void;

type Log = {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
};

const FAILURES = new Set<SecurityEvent['event']>([
  'sign-in-failed',
  'second-step-failed',
  'password-refused',
  'code-refused',
]);

/**
 * One line for each thing that matters to the safety of an account. Accounts and networks are keyed hashes: lines about
 * the same one can be put together, but without the secret nobody can try out whose they are.
 */
export function securityLog(log: Log, key: KeyObject): SecurityLog {
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  return ({ event, ...details }, about) => {
    const line = {
      security: event,
      ...details,
      account: hashed('userId' in about ? `account ${about.userId}` : `email ${emailKey(about.email)}`),
      ...(about.address !== undefined && { network: hashed(`network ${networkOf(about.address)}`) }),
    };
    log[FAILURES.has(event) ? 'warn' : 'info'](line, 'security event');
  };
}
