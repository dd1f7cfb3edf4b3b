import type { Action } from '../facts/action.ts';
import { knownNumber, type OptionalValue } from '../facts/value.ts';
import { group } from './in-order.ts';
import { quote } from './quote.ts';
import { sayDuration, sayPeriod } from './say-duration.ts';
import { sayNoun } from './say-value.ts';

type TimerAction = Extract<Action, { kind: 'timer' }>;

const DEFAULT_PERIOD = 250;

/** Starting, stopping or switching something that repeats. */
export function sayTimer({ name, period, actions }: TimerAction, say: (actions: Action[]) => string[]): string[] {
  const inner = actions ? say(actions) : [];
  const title = name === null ? 'this timer' : quote(name);
  const task = inner.length > 0 ? inner : [`runs ${title}`];
  const periods = periodsOf(period);
  if (periods === null) return group(sayUnknownPeriod(period), task);
  const running = periods.find((item) => item !== 0);
  if (running === undefined) return [name === null ? 'stops this timer' : `stops repeating ${title}`];
  if (periods.includes(0)) return group(`starts or stops doing this ${sayPeriod(Math.abs(running))}`, task);
  return group(running < 0 ? `${sayDuration(-running)} later` : `starts doing this ${sayPeriod(running)}`, task);
}

// A period with a minus sign in front means once, whatever it comes to.
function sayUnknownPeriod(period: OptionalValue): string {
  if (period?.kind === 'code' && period.code.startsWith('-'))
    return `after a time worked out from ${quote(period.code.slice(1))} (milliseconds)`;
  return `starts doing this again and again, with ${period ? sayNoun(period) : 'a time'} (milliseconds) in between`;
}

/** The periods a timer may get, in milliseconds; null when they are only known at run time. */
export function periodsOf(period: OptionalValue): number[] | null {
  if (!period) return [DEFAULT_PERIOD];
  if (period.kind === 'choice') {
    const both = [knownNumber(period.whenTrue), knownNumber(period.whenFalse)];
    return both.some((item) => item === null) ? null : both.filter((item) => item !== null);
  }
  const number = knownNumber(period);
  return number === null ? null : [number];
}
