import { stopsOnly } from '#language/stopping-rule.ts';
import { literal } from '../../code.ts';
import { actsForGood } from '../../keys/key-kind.ts';
import type { WhenRule } from '../../scope.ts';
import { useHelper } from '../../use-helper.ts';
import type { Keyboard } from './keyboard.ts';

/** A key that everybody needs and that only stops something here: it is free for its own work while nothing runs. */
export function isSharedStop(rules: readonly WhenRule[], key: string): boolean {
  return (key === 'esc' || actsForGood(key)) && rules.every((rule) => stopsOnly(rule).length > 0);
}

/** Whether there is something to stop, as an expression; nothing where that cannot be told from outside. */
export function underWay(rules: readonly WhenRule[], keyboard: Keyboard): string | undefined {
  const stops = rules.flatMap(stopsOnly);
  const timers = stops.flatMap((stop) => (stop.kind === 'stop' ? [stop.timer] : []));
  if (timers.length < stops.length) {
    return isSeenByTimers(keyboard) ? `${useHelper(keyboard.draft, 'Timers')}().Count` : undefined;
  }
  return timers.map((timer) => `${useHelper(keyboard.draft, 'TimerRuns')}(${literal(timer)})`).join(' || ');
}

// A rule on a period runs all the time, a step that waits is no timer, and neither is a key that is kept down.
function isSeenByTimers({ draft: { stops }, rules }: Keyboard): boolean {
  if (!stops.has('timers') || stops.has('runs') || stops.has('keys')) return false;
  return !rules.some((rule) => rule.kind === 'when' && rule.trigger.kind === 'every');
}
