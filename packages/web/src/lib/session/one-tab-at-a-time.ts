/**
 * Runs `work` while no other tab runs work of the same name. A tab that cannot get its turn
 * within `patienceMs` goes ahead all the same: a frozen tab must not hold up the others.
 */
export async function oneTabAtATime<T>(name: string, patienceMs: number, work: () => Promise<T>): Promise<T> {
  if (!globalThis.navigator?.locks) return work(); // only secure origins have locks
  let started = false;
  const start = () => {
    started = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, start);
  } catch (error) {
    if (started) throw error;
    return work();
  }
}
