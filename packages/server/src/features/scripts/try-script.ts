import { type OutputOf, TRIES_PER_DAY, type tryScriptEndpoint } from '@hotscribe/contract';
import { attemptsIn, countAttempt, returnAttempt, windowKey } from '#db/rate-limit-store.ts';
import { DomainError } from '#lib/domain-error.ts';
import { networkOf, wideNetworkOf } from '#lib/network-of.ts';
import { refuseCode } from './refuse-code.ts';
import type { ScriptDeps } from './script-deps.ts';

const DAY = 24 * 60 * 60 * 1000;
const TRIES_PER_WIDE_NETWORK = 10 * TRIES_PER_DAY;

type TryDeps = Pick<ScriptDeps, 'db' | 'now' | 'tryWriting' | 'writeChoice'>;
type Try = { description: string; choice?: string | undefined; address: string };

/** A script for a visitor without an account. Every try is counted before any work, but not one that we failed. */
export async function tryScript(deps: TryDeps, attempt: Try): Promise<OutputOf<typeof tryScriptEndpoint>> {
  const { db } = deps;
  const { description, choice } = attempt;
  refuseCode(description);
  const network = networkOf(attempt.address);
  const tries = windowKey('tryFromNetwork', network);
  // The question was a try, so the answer to it takes none; but nobody may answer all day long.
  const counted = choice === undefined ? tries : windowKey('chooseFromNetwork', network);
  await countTry(deps, counted, TRIES_PER_DAY);
  const wide = wideNetworkOf(attempt.address);
  const countedWide = wide === undefined ? undefined : windowKey('tryFromWideNetwork', wide);
  if (countedWide !== undefined) await countTry(deps, countedWide, TRIES_PER_WIDE_NETWORK);
  try {
    const written = await (choice === undefined
      ? deps.tryWriting(description)
      : deps.writeChoice({ description, choice }));
    return { success: true, ...written, triesLeft: TRIES_PER_DAY - (await used(deps, tries)) };
  } catch (error) {
    const { kind } = error instanceof DomainError ? error.details : {};
    if (!(error instanceof DomainError && kind)) {
      await returnAttempt(db, counted);
      if (countedWide !== undefined) await returnAttempt(db, countedWide);
      throw error;
    }
    throw new DomainError(error.code, { ...error.details, used: await used(deps, tries), limit: TRIES_PER_DAY });
  }
}

async function countTry({ db, now }: TryDeps, key: string, max: number): Promise<void> {
  const { waitMs } = await countAttempt(db, { key, max, windowMs: DAY }, now());
  if (waitMs === 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  throw new DomainError('tries-used-up', { used: TRIES_PER_DAY, limit: TRIES_PER_DAY, retryAfterSeconds });
}

async function used({ db, now }: TryDeps, key: string): Promise<number> {
  return Math.min(TRIES_PER_DAY, await attemptsIn(db, key, now()));
}
