import type { Clock, Days, Hours, Span } from '#language/leaves.ts';
import type { Time } from '#language/values.ts';
import type { Words } from './phrases.ts';

const UNITS = [
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
  [1, 'millisecond'],
] as const;

/** "5 minutes", "half a second", "2 to 5 seconds". */
export function saySpan({ from, to }: Span): string {
  return from === to ? length(from) : `${length(from)} to ${length(to)}`;
}

export function sayTime(time: Time, words: Words): string {
  return time.kind === 'span' ? saySpan(time.span) : `as many ${time.unit} as ${words.nameOf(time.name)} says`;
}

function length(milliseconds: number): string {
  if (milliseconds === 500) return 'half a second';
  const [size, unit] =
    UNITS.find(([each]) => milliseconds % each === 0 || (milliseconds > each && each === 1000)) ?? UNITS[3];
  const count = milliseconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export function sayClock({ hour, minute }: Clock): string {
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

export function sayHours({ from, to }: Hours): string {
  return `between ${sayClock(from)} and ${sayClock(to)}`;
}

const DAY_NAMES = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** "weekdays", "Mondays and Wednesdays". */
export function sayDays(days: Days): string {
  const digits = days.join('');
  if (digits === '12345') return 'weekdays';
  if (digits === '67') return 'weekends';
  if (digits === '1234567') return 'all days';
  const names = days.map((day) => DAY_NAMES[day - 1] ?? '');
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
