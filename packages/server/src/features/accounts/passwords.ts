import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '#lib/domain-error.ts';

// OWASP's first choice for argon2id. The library works in the thread pool, off the event loop.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// A core makes some 40 a second. More than these would wait longer than anybody does, in a queue that only grows.
const MOST_UNDER_WAY = 100;
const RETRY_AFTER_SECONDS = 2;

// Checked against when there is no such account, so that the answer takes as long as a wrong password.
const nobodysHash = hash('no account has this password', COST);

// Of the process, like the thread pool that they stand for.
const hashing = atMost(MOST_UNDER_WAY);
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

function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) throw new DomainError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}
