export type Patience = {
  isOver: () => boolean;
  /** Begins anew, unless it is over. */
  startOver: () => void;
  stop: () => void;
};

const STEPS = 10;

/**
 * A time-out that counts only while this process listens. A plain timer also runs out while the process is busy, and
 * then fires before the answers that came meanwhile are read; here such a stretch counts as one step of ten.
 */
export function startPatience(milliseconds: number, onOver = () => {}): Patience {
  let left = STEPS;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onOver();
  }, milliseconds / STEPS).unref();
  const isOver = () => left <= 0;
  const startOver = () => {
    if (isOver()) return;
    left = STEPS;
    timer.refresh();
  };
  return { isOver, startOver, stop: () => clearInterval(timer) };
}
