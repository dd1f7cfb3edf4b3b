import type { Primary } from '#language/values.ts';
import { literal } from '../code.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { argument } from './expression.ts';
import type { Expressions } from './expressions.ts';
import { languageCode } from './language-code.ts';
import { shiftedExpression } from './shifted-expression.ts';

type DateKind = 'date' | 'time' | 'week-number' | 'day-of-year' | 'days-until' | 'days-between';

/** Words for the system's own formats; AutoHotkey has other ones for them. */
const DATE_FORMATS: Readonly<Record<string, string>> = { short: 'ShortDate', long: 'LongDate' };
const TIME_FORMATS: Readonly<Record<string, string>> = { short: 'Time', long: 'HH:mm:ss' };

export const DATE_VALUES: Expressions<DateKind> = {
  date: ({ shift, format = 'short', language, zone }, scope) => {
    const moment = shift ? shiftedExpression(shift, now(zone, scope), scope) : zone ? now(zone, scope) : '';
    if (format === 'iso') return isoExpression(moment, zone, scope);
    return formatted(moment, DATE_FORMATS[format] ?? format, language);
  },
  time: ({ format = 'HH:mm', zone }, scope) => {
    const moment = zone ? now(zone, scope) : '';
    if (format === 'iso') return isoExpression(moment, zone, scope);
    return formatted(moment, TIME_FORMATS[format] ?? format, undefined);
  },
  'week-number': ({ shift }, scope) => {
    const moment = shift ? shiftedExpression(shift, 'A_Now', scope) : '';
    return `Integer(SubStr(FormatTime(${moment}, "YWeek"), -2))`;
  },
  'day-of-year': () => 'A_YDay',
  'days-until': ({ date }, scope) => `${useHelper(scope.draft, 'DaysBetween')}(A_Now, ${dayExpression(date, scope)})`,
  'days-between': ({ first, second }, scope) =>
    `${useHelper(scope.draft, 'DaysBetween')}(${dayExpression(first, scope)}, ${dayExpression(second, scope)})`,
};

function now(zone: string | undefined, { draft }: Scope): string {
  return zone === undefined ? 'A_Now' : `${useHelper(draft, 'TimeIn')}(${literal(zone)})`;
}

function formatted(moment: string, format: string, language: string | undefined): string {
  const code = language === undefined ? undefined : languageCode(language);
  const inLanguage = code === undefined ? moment : `${moment || 'A_Now'} . ${literal(` L${code}`)}`;
  return `FormatTime(${inLanguage}, ${literal(format)})`;
}

function isoExpression(moment: string, zone: string | undefined, scope: Scope): string {
  const offset = zone ? `, DateDiff(${now(zone, scope)}, A_NowUTC, "Minutes")` : '';
  return `${useHelper(scope.draft, 'IsoTime')}(${moment || 'A_Now'}${offset})`;
}

/** A day that a date function can count with, without a detour through its written form where there is one. */
function dayExpression(value: Primary, scope: Scope): string {
  if (value.kind === 'date') {
    return value.shift ? shiftedExpression(value.shift, now(value.zone, scope), scope) : now(value.zone, scope);
  }
  return `${useHelper(scope.draft, 'ReadDate')}(${argument(value, scope)})`;
}
