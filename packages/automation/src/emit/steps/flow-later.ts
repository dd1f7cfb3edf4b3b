import type { Step } from '#language/steps.ts';

/** Below this nobody has the time to stop anything, and a plain `Sleep` does. */
const SHORT = 1000;

export function isShortWait(step: Step): boolean {
  return step.kind === 'wait' && step.time.kind === 'span' && step.time.span.to < SHORT;
}

/** What a thread should not sleep through: others would have to wait for it. */
const LONG = 10_000;

export function isLongWait(step: Step): boolean {
  if (step.kind !== 'wait') return false;
  const { time } = step;
  return time.kind === 'span' ? time.span.from >= LONG : time.unit === 'minutes' || time.unit === 'hours';
}
