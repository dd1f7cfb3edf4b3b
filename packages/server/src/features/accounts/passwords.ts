import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id. The library works in the thread pool, off the event loop.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Checked against when there is no such account, so that the answer takes as long as a wrong password.
const nobodysHash = hash('no account has this password', COST);

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== undefined && matches;
}
