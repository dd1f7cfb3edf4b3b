import type { Days, Hours } from '#ir/automation.ts';
import type { Clock, Entity, Reading, Span } from '#ir/entity.ts';
import { entityAt, markOf, masked } from '../mask.ts';
import { daysSaid } from './weekdays.ts';

export type FoundHours = {
  readonly spans: readonly Span[];
  readonly hours: Hours;
  readonly used: readonly Entity[];
};

const HOUR = markOf('clock', 'number');
const PART = "(?: ?o'?clock)?(?: (?:in the|at) (morning|afternoon|evening|night))?";
const BETWEEN = new RegExp(
  String.raw`(?:,\s*)?\b(?:but )?(?:only |just )?(?:(?:while|when) it'?s )?(?:between|from) (${HOUR})${PART} (?:and|to|till|until|-) (${HOUR})${PART}`,
  'diu',
);
const DAY = '(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?';
const DAYS = new RegExp(
  String.raw`(?:,\s*)?\b(?:but )?(?:only |just )?(?:(?:on|from) )?(?:${DAY} (?:to|till|until|-|through) ${DAY}|(?:on )?(?:only )?(?:week ?days|work ?days|weekends|working days))(?: only)?`,
  'iu',
);

/** "only from 9 to 17", "mondays to fridays": when something that runs by itself may happen. */
export function findHours(reading: Reading): FoundHours | undefined {
  const text = masked(reading);
  const between = BETWEEN.exec(text);
  const [first, last] = [between?.indices?.[1]?.[0], between?.indices?.[3]?.[0]].map((start) =>
    start === undefined ? undefined : entityAt(reading, start),
  );
  const days = DAYS.exec(text);
  const said: Days | undefined = days ? daysSaid(days[0]) : undefined;
  const daySpans = days && said ? [spanOf(days)] : [];
  const from = clockOf(first, between?.[2]);
  const until = clockOf(last, between?.[4]);
  if (between && first && last && from && until) {
    const to = first.kind === 'number' && last.kind === 'number' ? afternoonOf(from, until) : until;
    const hours = { from, to, ...(said ? { days: said } : {}) };
    return { spans: [spanOf(between), ...daySpans], hours, used: [first, last] };
  }
  return said ? { spans: daySpans, hours: { days: said }, used: [] } : undefined;
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

// "between 9 and 5": a working day, and not twenty hours over midnight.
function afternoonOf(from: Clock, to: Clock): Clock {
  return from.hour >= 5 && from.hour <= 12 && to.hour <= from.hour && to.hour > 0 ? { ...to, hour: to.hour + 12 } : to;
}

function clockOf(entity: Entity | undefined, part: string | undefined): Clock | undefined {
  if (entity?.kind === 'clock') return entity.value;
  if (entity?.kind !== 'number' || !Number.isInteger(entity.value) || entity.value < 0 || entity.value > 24)
    return undefined;
  const isLate = /afternoon|evening|night/i.test(part ?? '') && entity.value < 12;
  return { hour: isLate ? entity.value + 12 : entity.value, minute: 0 };
}
