import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '#lib/domain-error.ts';

// OWASP's first choice for argon2id. The library works in the thread pool, off the event loop.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// One core is left for everything else: a flood of sign-ins would keep everyone waiting, even those it turns away.
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** What these cores do in a second, at some 40 each. More would wait longer than anybody does, in a queue that only grows. */
export const MOST_UNDER_WAY = 40 * AT_ONCE;
const RETRY_AFTER_SECONDS = 2;

// Checked against when there is no such account, so that the answer takes as long as a wrong password.
const nobodysHash = hash('no account has this password', COST);

// Of the process, like the thread pool that they stand for.
export const hashing = atMost(MOST_UNDER_WAY, AT_ONCE);
/**
 * The whole of signing in or up, turned away before anything is counted: attempts are written to the database, and a flood
 * of them would keep everybody else waiting.
 */
export const signingIn = atMost(MOST_UNDER_WAY);

export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, COST));
}

export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash);
  const matches = await hashing(() => verify(against, password));
  return passwordHash !== undefined && matches;
}

function atMost(most: number, atOnce = most): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let running = 0;
  return async (work) => {
    if (underWay >= most) throw new DomainError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    underWay += 1;
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      underWay -= 1;
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
