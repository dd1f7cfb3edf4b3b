import { ModelFailure } from './chat-model.ts';

const FAILURES_TO_REST = 2;
const SHORTEST_REST_MS = 30_000;
const LONGEST_REST_MS = 5 * 60_000;

export type CircuitBreaker = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Lets calls through while they are answered. After two failures in a row the provider rests, longer each time, and
 * then one call tries it: a dead provider costs one user the wait, not every user.
 */
export function circuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let restUntil = 0;
  let trying = false;

  function failed({ trouble, retryAfterMs = 0 }: ModelFailure): void {
    failures += 1;
    const rests = Math.max(0, failures - FAILURES_TO_REST);
    const rest = Math.min(LONGEST_REST_MS, Math.max(retryAfterMs, SHORTEST_REST_MS * 2 ** rests));
    // A wrong key stays wrong and a quota stays used up: to ask once more would tell nothing new.
    const atOnce = trouble === 'not-allowed' || trouble === 'busy';
    if (atOnce || failures >= FAILURES_TO_REST) restUntil = now() + rest;
  }

  return async (call) => {
    const isTrial = failures >= FAILURES_TO_REST || restUntil > 0;
    if (now() < restUntil || (isTrial && trying)) throw new ModelFailure('resting');
    trying = isTrial;
    try {
      const answer = await call();
      failures = 0;
      restUntil = 0;
      return answer;
    } catch (error) {
      if (error instanceof ModelFailure) failed(error);
      throw error;
    } finally {
      if (isTrial) trying = false;
    }
  };
}
