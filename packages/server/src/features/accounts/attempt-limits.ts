import { returnAttempt, takeAttempt, windowKey } from '#db/rate-limit-store.ts';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { networkOf, wideNetworkOf } from '#lib/network-of.ts';
import { waitWords } from '#lib/wait-words.ts';

type Limit = { max: number; windowMs: number };

const MINUTE = 60_000;

/** How often each thing may be tried. Sign-ins and password checks that succeed are not counted. */
export const ACCOUNT_LIMITS = {
  // One stranger fills the first two long before the last, which stops many strangers at once. A browser
  // that the owner has signed in with before is counted on its own: nobody else can fill that.
  signInToAccountFromAddress: { max: 10, windowMs: 15 * MINUTE },
  signInToAccountFromWideNetwork: { max: 30, windowMs: 15 * MINUTE },
  signInFromAddress: { max: 100, windowMs: 15 * MINUTE },
  signInFromWideNetwork: { max: 400, windowMs: 15 * MINUTE },
  signInToAccount: { max: 100, windowMs: 60 * MINUTE },
  signInFromKnownDevice: { max: 10, windowMs: 15 * MINUTE },
  // The second step. Whoever gets to try has the password, so that these are narrower: at 40 an hour in all, of a million
  // codes of which three are right at a time, a guess comes true once in a year. Browsers that are known have a limit
  // in common: one who had the password for long may have collected many of their cookies.
  codeToAccountFromAddress: { max: 10, windowMs: 60 * MINUTE },
  codeToAccountFromWideNetwork: { max: 15, windowMs: 60 * MINUTE },
  codeFromAddress: { max: 50, windowMs: 15 * MINUTE },
  codeFromWideNetwork: { max: 200, windowMs: 15 * MINUTE },
  codeToAccount: { max: 20, windowMs: 60 * MINUTE },
  codeFromKnownDevice: { max: 10, windowMs: 15 * MINUTE },
  codeFromKnownDevices: { max: 20, windowMs: 60 * MINUTE },
  codeInSession: { max: 10, windowMs: 15 * MINUTE },
  registerFromAddress: { max: 300, windowMs: 60 * MINUTE },
  registerFromWideNetwork: { max: 1200, windowMs: 60 * MINUTE },
  registerTakenAccount: { max: 300, windowMs: 60 * MINUTE },
  refreshFromAddress: { max: 1000, windowMs: 15 * MINUTE },
  refreshFromWideNetwork: { max: 4000, windowMs: 15 * MINUTE },
  refreshSession: { max: 100, windowMs: 15 * MINUTE },
  // It reads all that a user has, which may be much.
  exportData: { max: 20, windowMs: 60 * MINUTE },
  checkPassword: { max: 10, windowMs: 15 * MINUTE },
  forgotFromAddress: { max: 20, windowMs: 60 * MINUTE },
  forgotFromWideNetwork: { max: 80, windowMs: 60 * MINUTE },
  // Half as long as a link lives: whoever asks once too often has a mail with a link that still works.
  forgotForAccount: { max: 3, windowMs: 15 * MINUTE },
  openLinkFromAddress: { max: 50, windowMs: 15 * MINUTE },
  openLinkFromWideNetwork: { max: 200, windowMs: 15 * MINUTE },
  // Each sends a mail, and says whether the address is taken.
  changeEmail: { max: 10, windowMs: 60 * MINUTE },
  sendConfirmation: { max: 3, windowMs: 15 * MINUTE },
} satisfies Record<string, Limit>;

export type AccountLimits = Record<keyof typeof ACCOUNT_LIMITS, Limit>;
export type Attempt = { limit: keyof AccountLimits; who: string };

type LimitDeps = { db: Db; limits: AccountLimits; now: () => number };

type FromAddress = Extract<keyof AccountLimits, `${string}FromAddress`>;
type Kind = FromAddress extends `${infer Name}FromAddress` ? Name : never;

/** An attempt from an address: of its network, and of the wide one where there is such. */
export function attemptsFrom(address: string, kind: Kind, account = ''): Attempt[] {
  const wide = wideNetworkOf(address);
  return [
    { limit: `${kind}FromAddress`, who: `${networkOf(address)}${account}` },
    ...(wide === undefined ? [] : [{ limit: `${kind}FromWideNetwork`, who: `${wide}${account}` } as const]),
  ];
}

/**
 * Counts the attempts and turns the call down at the first that is one too many. The rest is not counted then: whoever
 * is stopped and goes on would else fill what the owner of an account is counted by.
 */
export async function countAttempts({ db, limits, now }: LimitDeps, attempts: readonly Attempt[]): Promise<void> {
  for (const { limit, who } of attempts) {
    const waitMs = await takeAttempt(db, { key: windowKey(limit, who), ...limits[limit] }, now());
    if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000));
  }
}

export async function uncountAttempts({ db }: Pick<LimitDeps, 'db'>, attempts: readonly Attempt[]): Promise<void> {
  for (const { limit, who } of attempts) await returnAttempt(db, windowKey(limit, who));
}

function tooManyRequests(seconds: number): DomainError {
  return new DomainError('too-many-requests', {
    message: `Too many attempts. Please wait ${waitWords(seconds)} and try again.`,
    retryAfterSeconds: seconds,
  });
}
