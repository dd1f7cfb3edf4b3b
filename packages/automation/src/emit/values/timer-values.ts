import type { Primary } from '#language/values.ts';
import { literal } from '../code.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';

type Of<K extends Primary['kind']> = Extract<Primary, { kind: K }>;
type Unit = NonNullable<Of<'elapsed'>['unit']>;

const UNIT_LENGTH: Record<Unit, number> = { seconds: 1000, minutes: 60_000, hours: 3_600_000 };

/** How long a timer has been running: as a clock shows it, or as a number of the minutes that are over. */
export function elapsedExpression({ timer, unit }: Of<'elapsed'>, { draft }: Scope): string {
  if (timer === 'stopwatch') {
    const time = `${useHelper(draft, 'Stopwatch')}()`;
    return unit ? inUnits('Floor', time, unit) : `${useHelper(draft, 'ClockText')}(${time})`;
  }
  if (!unit) return `${useHelper(draft, 'TimerElapsed')}(${literal(timer)})`;
  return inUnits('Floor', `${useHelper(draft, 'TimeSinceStart')}(${literal(timer)})`, unit);
}

/** How long a timer still takes; a minute that has begun counts. */
export function remainingExpression({ timer, unit }: Of<'remaining'>, { draft }: Scope): string {
  if (!unit) return `${useHelper(draft, 'TimerRemaining')}(${literal(timer)})`;
  return inUnits('Ceil', `${useHelper(draft, 'TimeToEnd')}(${literal(timer)})`, unit);
}

// Hours are worked with in parts: nobody is paid by the whole one.
function inUnits(whole: 'Floor' | 'Ceil', time: string, unit: Unit): string {
  return unit === 'hours' ? `Round(${time} / ${UNIT_LENGTH.hours}, 2)` : `${whole}(${time} / ${UNIT_LENGTH[unit]})`;
}
