import { returnAttempt, takeAttempt, windowKey } from '#db/rate-limit-store.ts';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';

type Limit = { max: number; windowMs: number };

const MINUTE = 60_000;

/** How often each thing may be tried. Sign-ins and password checks that succeed are not counted. */
export const ACCOUNT_LIMITS = {
  // One stranger fills the second long before the third, which stops many strangers at once. A browser
  // that the owner has signed in with before is counted by the fourth alone: nobody else can fill that.
  signInFromAddress: { max: 100, windowMs: 15 * MINUTE },
  signInToAccountFromAddress: { max: 10, windowMs: 15 * MINUTE },
  signInToAccount: { max: 100, windowMs: 60 * MINUTE },
  signInFromKnownDevice: { max: 10, windowMs: 15 * MINUTE },
  registerFromAddress: { max: 300, windowMs: 60 * MINUTE },
  registerTakenAccount: { max: 300, windowMs: 60 * MINUTE },
  refreshFromAddress: { max: 1000, windowMs: 15 * MINUTE },
  refreshSession: { max: 100, windowMs: 15 * MINUTE },
  // It reads all that a user has, which may be much.
  takeDataAlong: { max: 20, windowMs: 60 * MINUTE },
  checkPassword: { max: 10, windowMs: 15 * MINUTE },
} satisfies Record<string, Limit>;

export type AccountLimits = Record<keyof typeof ACCOUNT_LIMITS, Limit>;
export type Attempt = { limit: keyof AccountLimits; who: string };

type LimitDeps = { db: Db; limits: AccountLimits; now: () => number };

/** Counts the attempts and turns the call down where any of them is one too many. */
export async function countAttempts({ db, limits, now }: LimitDeps, attempts: readonly Attempt[]): Promise<void> {
  const waits: number[] = [];
  for (const { limit, who } of attempts) {
    waits.push(await takeAttempt(db, { key: windowKey(limit, who), ...limits[limit] }, now()));
  }
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000));
}

export async function uncountAttempts({ db }: Pick<LimitDeps, 'db'>, attempts: readonly Attempt[]): Promise<void> {
  for (const { limit, who } of attempts) await returnAttempt(db, windowKey(limit, who));
}

function tooManyRequests(seconds: number): DomainError {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new DomainError('too-many-requests', {
    message: `Too many attempts. Please wait ${wait} and try again.`,
    retryAfterSeconds: seconds,
  });
}
