import type { Shift } from '#language/values.ts';
import { exampleOf, partsOf } from './example-date.ts';
import type { Words } from './phrases.ts';
import { capital } from './say-text.ts';
import { sayValue } from './say-value.ts';

type DateValue = {
  readonly shift?: Shift;
  readonly format?: string;
  readonly language?: string;
  readonly zone?: string;
};

/** A date or time by what its format shows of it, with an example: "the current year (like 2026)". */
export function sayDate(value: DateValue, words: Words): string {
  const { shift, format = 'short', language } = value;
  const example = format === 'short' ? undefined : exampleOf(shift, format, language);
  const said = sayPlainDate(value, words);
  return example === undefined ? said : `${said} (like ${example})`;
}

/** The same without an example. */
export function sayPlainDate(value: DateValue, words: Words): string {
  const { shift, format = 'short', language, zone } = value;
  return `${named(shift, partsOf(format), words)}${language ? ` in ${capital(language)}` : ''}${zone ? ` in ${sayZone(zone)}` : ''}`;
}

function sayZone(zone: string): string {
  if (/^(?:utc|gmt|[a-z]{2,4})$/i.test(zone) && zone.length < 5) return zone.toUpperCase();
  return zone
    .replace(/^.*\//, '')
    .replaceAll('_', ' ')
    .replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const NOUNS = {
  date: 'date',
  weekday: 'day of the week',
  year: 'year',
  month: 'month',
  'month-year': 'month and year',
  day: 'day number',
  hour: 'hour',
  minute: 'minute',
  time: 'time',
  'date-time': 'date and time',
} as const;

function named(shift: Shift | undefined, shown: keyof typeof NOUNS, words: Words): string {
  const noun = NOUNS[shown];
  const clear = shiftIsNear(shift);
  if (shown === 'date-time' && clear) return `${clear}’s date and the current time`;
  if (!shift && shown !== 'date' && shown !== 'weekday' && shown !== 'day') return `the current ${noun}`;
  if (clear) return shown === 'day' ? `${clear}’s day of the month` : `${clear}’s ${noun}`;
  if (!shift) return `the ${noun}`;
  const day = sayShift(shift, words);
  return / (?:ago|from now)/.test(day) ? `the ${noun} ${day}` : `the ${noun} of ${day}`;
}

function shiftIsNear(shift: Shift | undefined): string | undefined {
  if (!shift) return 'today';
  if (shift.kind !== 'plus' && shift.kind !== 'minus') return undefined;
  if (shift.unit !== 'days' || shift.amount.kind !== 'number' || shift.amount.number !== 1) return undefined;
  return shift.kind === 'plus' ? 'tomorrow' : 'yesterday';
}

const PERIODS = {
  week: 'this week',
  month: 'this month',
  'last-month': 'last month',
  'next-month': 'next month',
  year: 'this year',
} as const;

function sayShift(shift: Shift, words: Words): string {
  switch (shift.kind) {
    case 'plus':
    case 'minus': {
      const direction = shift.kind === 'plus' ? 'from now' : 'ago';
      if (shift.amount.kind !== 'number') {
        const amount = sayValue(shift.amount, words);
        return `${amount === 'your answer' ? 'that many' : `(${amount})`} ${shift.unit} ${direction}`;
      }
      const { number } = shift.amount;
      if (shift.unit === 'workdays' && number === 1) {
        return shift.kind === 'plus' ? 'the next workday' : 'the previous workday';
      }
      return `${number} ${number === 1 ? shift.unit.replace(/s$/, '') : shift.unit} ${direction}`;
    }
    case 'next':
    case 'last':
      return `${shift.kind} ${capital(shift.weekday)}`;
    case 'start-of':
      return `the first day of ${PERIODS[shift.period]}`;
    case 'end-of':
      return `the last day of ${PERIODS[shift.period]}`;
  }
}
