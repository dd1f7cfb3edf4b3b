import { ModelFailure, type ModelTrouble } from './chat-model.ts';

const FAILURES_TO_REST = 2;
const SHORTEST_REST_MS = 30_000;
const LONGEST_REST_MS = 5 * 60_000;

/** What a server that is gone does. One that answers slowly, oddly or not to the end is there, and is asked again. */
const GONE: ReadonlySet<ModelTrouble> = new Set(['unreachable', 'silent']);
// A wrong key stays wrong and a quota stays used up: to ask once more would tell nothing new.
const ASKS_FOR_REST: ReadonlySet<ModelTrouble> = new Set(['not-allowed', 'busy']);

/** Runs a call, which says when it first hears from the provider. */
export type CircuitBreaker = <T>(call: (onAlive: () => void) => Promise<T>) => Promise<T>;

/**
 * Lets calls through while the provider is there. After two failures in a row the provider rests, longer each time, and
 * then one call tries it: a dead provider costs one user the wait, not every user. `onRest` hears until when it rests,
 * and 0 once it is there again.
 */
export function circuitBreaker(now: () => number, onRest: (until: number) => void = () => {}): CircuitBreaker {
  let failures = 0;
  let restUntil = 0;
  let trying = false;

  function rest(until: number): void {
    if (until !== restUntil) onRest(until);
    restUntil = until;
  }

  // Heard while it still answers: a model that takes a minute would otherwise keep everybody waiting for its trial.
  function lives(): void {
    failures = 0;
    rest(0);
    trying = false;
  }

  function failed({ trouble, retryAfterMs = 0 }: ModelFailure): void {
    if (!GONE.has(trouble) && !ASKS_FOR_REST.has(trouble)) {
      lives();
      return;
    }
    failures += 1;
    const rests = Math.max(0, failures - FAILURES_TO_REST);
    const restMs = Math.min(LONGEST_REST_MS, Math.max(retryAfterMs, SHORTEST_REST_MS * 2 ** rests));
    if (ASKS_FOR_REST.has(trouble) || failures >= FAILURES_TO_REST) rest(now() + restMs);
  }

  return async (call) => {
    const isTrial = failures >= FAILURES_TO_REST || restUntil > 0;
    if (now() < restUntil || (isTrial && trying)) throw new ModelFailure('resting');
    trying = isTrial;
    try {
      const answer = await call(lives);
      lives();
      return answer;
    } catch (error) {
      if (error instanceof ModelFailure) failed(error);
      throw error;
    } finally {
      if (isTrial) trying = false;
    }
  };
}
