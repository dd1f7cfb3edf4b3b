import type { Action } from '../facts/action.ts';
import { knownNumber, type OptionalValue } from '../facts/value.ts';
import { group } from './in-order.ts';
import { sayDuration, sayPeriod } from './say-duration.ts';
import { sayNoun } from './say-value.ts';
import { workedOut } from './worked-out.ts';

type TimerAction = Extract<Action, { kind: 'timer' }>;

const DEFAULT_PERIOD = 250;

/** Starting, stopping or switching something that repeats. */
export function sayTimer({ name, period, actions }: TimerAction, say: (actions: Action[]) => string[]): string[] {
  const periods = periodsOf(period);
  const running = periods?.find((item) => item !== 0);
  if (periods && running === undefined) return actions ? ['stops doing that'] : [];
  const inner = actions ? say(actions) : name === null ? [] : ['does it again'];
  if (inner.length === 0) return [];
  const task = inner;
  if (periods === null || running === undefined) return group(sayUnknownPeriod(period), task);
  // So short a time only lets the shortcut end first.
  if (running < 0 && running >= -50) return task;
  if (periods.includes(0)) return group(`starts or stops doing this ${sayPeriod(Math.abs(running))}`, task);
  return group(running < 0 ? `${sayDuration(-running)} later` : `starts doing this ${sayPeriod(running)}`, task);
}

// A period with a minus sign in front means once, whatever it comes to.
function sayUnknownPeriod(period: OptionalValue): string {
  if (period?.kind === 'code' && period.code.startsWith('-')) {
    const from = workedOut('a number', period.from, sayNoun);
    return from === 'a number'
      ? 'some time later'
      : `later, after a time based on ${from.slice('a number based on '.length)}`;
  }
  const stops =
    period?.kind === 'choice' && [period.whenTrue, period.whenFalse].some((side) => knownNumber(side) === 0);
  return stops ? 'starts or stops doing this over and over' : 'starts doing this over and over';
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
