import type { Clock, Days, Hours, Span } from '#language/leaves.ts';
import type { Time } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayList } from './say-text.ts';

const UNITS = [
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const;

/** "5 minutes", "half a second", "2 to 5 seconds, picked at random". */
export function saySpan({ from, to }: Span): string {
  if (from === to) return length(from);
  const [first, last] = [length(from), length(to)];
  const unit = (text: string) => text.replace(/^[\d.]+ /, '').replace(/s$/, '');
  const start = unit(first) === unit(last) ? first.replace(/ \w+$/, '') : first;
  return `a random time from ${start} to ${last}`;
}

export function sayTime(time: Time, words: Words): string {
  if (time.kind === 'span') return saySpan(time.span);
  const name = words.nameOf(time.name);
  return name === 'your answer' ? `that many ${time.unit}` : `the number of ${time.unit} given by ${name}`;
}

/** "every half second", "every minute", "every 2 to 5 seconds". */
export function sayEvery(time: Time, words: Words): string {
  if (time.kind !== 'span') return `at the interval given by ${words.nameOf(time.name)} (in ${time.unit})`;
  const said = saySpan(time.span);
  if (said.startsWith('a random time')) return `at random intervals of ${said.replace('a random time from ', '')}`;
  return `every ${said.replace(/^1 /, '').replace('half a second', 'half second')}`;
}

/** "5 minutes later". */
export function sayLater(time: Time, words: Words): string {
  const said = sayTime(time, words);
  return said.startsWith('the number of') ? `after ${said}` : `${said} later`;
}

function length(milliseconds: number): string {
  if (milliseconds === 500) return 'half a second';
  const [size, unit] = UNITS.find(([each]) => milliseconds % each === 0 && milliseconds > 0) ?? UNITS[2];
  const count = milliseconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** "9:05 AM", "noon", "midnight". */
export function sayClock({ hour, minute }: Clock): string {
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
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
  return sayList(
    days.map((day) => DAY_NAMES[day - 1] ?? ''),
    'and',
  );
}
