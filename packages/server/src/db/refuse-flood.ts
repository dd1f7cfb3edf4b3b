import { DomainError } from '#lib/domain-error.ts';
import { waitWords } from '#lib/wait-words.ts';
import { takeAttempt, type Window, windowKey } from './rate-limit-store.ts';
import type { Db } from './schema.ts';

type Bound = Pick<Window, 'max' | 'windowMs'> & {
  /** What is counted. */
  of: string;
  /** Whose it is: an account or a network. */
  who: string;
};

/** Counts one of what costs nothing but our time, and turns the call down where that is one too many. */
export async function refuseFlood(
  { db, now }: { db: Db; now: () => number },
  { of, who, max, windowMs }: Bound,
): Promise<void> {
  const waitMs = await takeAttempt(db, { key: windowKey(of, who), max, windowMs }, now());
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new DomainError('too-many-requests', {
    message: `That’s a lot in a short time. Please wait ${waitWords(seconds)} and try again.`,
    retryAfterSeconds: seconds,
  });
}
