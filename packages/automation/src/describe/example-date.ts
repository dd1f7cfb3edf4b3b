import { translationCode } from '#knowledge/translation-languages.ts';
import type { Shift } from '#language/values.ts';

const PATTERN = /'[^']*'|y{1,4}|M{1,4}|d{1,4}|HH?|hh?|mm?|ss?|tt?/g;
// A day on which no two parts look alike: people read an example faster than a pattern.
const TODAY = Date.UTC(2026, 2, 5, 14, 7, 9);
const DAY = 86_400_000;

/** What a format shows of a date. */
export function partsOf(format: string) {
  if (format === 'iso') return 'date-time';
  if (format === 'short' || format === 'long') return 'date';
  const parts = format.match(PATTERN)?.filter((part) => !part.startsWith("'")) ?? [];
  const has = (shape: RegExp) => parts.some((part) => shape.test(part));
  const hasTime = has(/^[Hhmst]/);
  const [year, month, day, weekday] = [has(/^y/), has(/^M/), has(/^dd?$/), has(/^ddd/)];
  if (parts.length === 1 && /^[Hhm]/.test(parts[0] ?? '')) return parts[0]?.startsWith('m') ? 'minute' : 'hour';
  if (hasTime) return year || month || day || weekday ? 'date-time' : 'time';
  if (weekday && !year && !month && !day) return 'weekday';
  if (year && !month && !day) return 'year';
  if (month && !day) return year ? 'month-year' : 'month';
  return day && !month && !year && !weekday ? 'day' : 'date';
}

/** An example of a date in that format, as far from 2026-03-05 as the shift says; undefined where nobody can know. */
export function exampleOf(shift: Shift | undefined, format: string, language?: string): string | undefined {
  const date = shifted(shift);
  const locale = language ? translationCode(language) : 'en-US';
  if (!date || !isLocale(locale)) return undefined;
  if (format === 'long') return name(date, locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  if (format === 'iso') return `${date.toISOString().slice(0, 19)}+01:00`;
  return format.replace(PATTERN, (part) => written(part, date, locale));
}

function written(part: string, date: Date, locale: string): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = date.getUTCHours();
  // Asked for one at a time: Intl takes a tenth of a millisecond for each name.
  const parts: Readonly<Record<string, () => string>> = {
    yyyy: () => String(date.getUTCFullYear()),
    yy: () => two(date.getUTCFullYear() % 100),
    MMMM: () => name(date, locale, { month: 'long' }),
    MMM: () => name(date, locale, { month: 'short' }),
    MM: () => two(date.getUTCMonth() + 1),
    M: () => String(date.getUTCMonth() + 1),
    dddd: () => name(date, locale, { weekday: 'long' }),
    ddd: () => name(date, locale, { weekday: 'short' }),
    dd: () => two(date.getUTCDate()),
    d: () => String(date.getUTCDate()),
    HH: () => two(hours),
    H: () => String(hours),
    hh: () => two(hours % 12 || 12),
    h: () => String(hours % 12 || 12),
    mm: () => two(date.getUTCMinutes()),
    m: () => String(date.getUTCMinutes()),
    ss: () => two(date.getUTCSeconds()),
    s: () => String(date.getUTCSeconds()),
    tt: () => (hours < 12 ? 'AM' : 'PM'),
    t: () => (hours < 12 ? 'A' : 'P'),
  };
  return parts[part]?.() ?? part.replaceAll("'", '');
}

function name(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
}

// A language that nobody has listed is handed on as it was written, which may be no language code at all.
function isLocale(locale: string): boolean {
  return /^[a-z]{2}(?:-[A-Z]{2})?$/.test(locale) && Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0;
}

function shifted(shift: Shift | undefined): Date | undefined {
  const today = new Date(TODAY);
  if (!shift) return today;
  switch (shift.kind) {
    case 'plus':
    case 'minus':
      if (shift.amount.kind !== 'number') return undefined;
      return moved(today, shift.unit, shift.kind === 'plus' ? shift.amount.number : -shift.amount.number);
    case 'next':
      return onWeekday(shift.weekday, 1);
    case 'last':
      return onWeekday(shift.weekday, -1);
    case 'start-of':
      return edgeOf(shift.period, 'start');
    case 'end-of':
      return edgeOf(shift.period, 'end');
  }
}

type Unit = Extract<Shift, { kind: 'plus' }>['unit'];

function moved(date: Date, unit: Unit, amount: number): Date {
  if (unit === 'workdays') return afterWorkdays(date, amount);
  const copy = new Date(date);
  if (unit === 'months') copy.setUTCMonth(copy.getUTCMonth() + amount);
  else if (unit === 'years') copy.setUTCFullYear(copy.getUTCFullYear() + amount);
  else copy.setTime(copy.getTime() + amount * { minutes: 60_000, hours: 3_600_000, days: DAY, weeks: 7 * DAY }[unit]);
  return copy;
}

function afterWorkdays(date: Date, amount: number): Date {
  const step = amount < 0 ? -DAY : DAY;
  let day = date;
  for (let left = Math.min(Math.abs(amount), 1000); left > 0; ) {
    day = new Date(day.getTime() + step);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function onWeekday(weekday: string, direction: 1 | -1): Date {
  let day = new Date(TODAY + direction * DAY);
  while (WEEKDAYS.includes(weekday) && WEEKDAYS[day.getUTCDay()] !== weekday)
    day = new Date(day.getTime() + direction * DAY);
  return day;
}

type Period = Extract<Shift, { kind: 'start-of' }>['period'];

function edgeOf(period: Period, edge: 'start' | 'end'): Date {
  const isStart = edge === 'start';
  if (period === 'year') return isStart ? at(2026, 0, 1) : at(2026, 11, 31);
  if (period === 'week') return isStart ? at(2026, 2, 2) : at(2026, 2, 8);
  const month = { month: 2, 'last-month': 1, 'next-month': 3 }[period];
  return isStart ? at(2026, month, 1) : at(2026, month + 1, 0);
}

function at(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day, 14, 7, 9));
}
