const STEPS = 8;

/**
 * A time-out in steps. A plain timer also runs out while this process is busy, and would then end a worker whose answer
 * has arrived and only waits to be read.
 */
export function startPatience(milliseconds: number, onOver: () => void): () => void {
  let left = STEPS;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onOver();
  }, milliseconds / STEPS).unref();
  return () => clearInterval(timer);
}
