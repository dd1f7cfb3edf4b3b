import { type OutputOf, TRIES_PER_DAY, type tryScriptEndpoint } from '@hotscribe/contract';
import { countAttempt, returnAttempt, windowKey } from '#db/rate-limit-store.ts';
import { DomainError } from '#lib/domain-error.ts';
import { networkOf } from '#lib/network-of.ts';
import { refuseCode } from './refuse-code.ts';
import type { ScriptDeps } from './script-deps.ts';

const DAY = 24 * 60 * 60 * 1000;

type TryDeps = Pick<ScriptDeps, 'db' | 'now' | 'tryWriting'>;

/** A script for a visitor without an account. Every try is counted before any work, but not one that we failed. */
export async function tryScript(
  { db, now, tryWriting }: TryDeps,
  { description, address }: { description: string; address: string },
): Promise<OutputOf<typeof tryScriptEndpoint>> {
  refuseCode(description);
  const key = windowKey('tryFromNetwork', networkOf(address));
  const { taken, waitMs } = await countAttempt(db, { key, max: TRIES_PER_DAY, windowMs: DAY }, now());
  if (waitMs > 0) {
    const retryAfterSeconds = Math.ceil(waitMs / 1000);
    throw new DomainError('tries-used-up', { used: TRIES_PER_DAY, limit: TRIES_PER_DAY, retryAfterSeconds });
  }
  try {
    return { success: true, ...(await tryWriting(description)), triesLeft: TRIES_PER_DAY - taken };
  } catch (error) {
    const { kind } = error instanceof DomainError ? error.details : {};
    if (!(error instanceof DomainError && kind)) {
      await returnAttempt(db, key);
      throw error;
    }
    throw new DomainError(error.code, { ...error.details, used: taken, limit: TRIES_PER_DAY });
  }
}
