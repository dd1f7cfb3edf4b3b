import type { Condition } from '#language/conditions.ts';
import type { Words } from './phrases.ts';
import { sayApp } from './say-app.ts';
import { sayCondition } from './say-condition.ts';
import { sayDayOfMonth } from './say-day-of-month.ts';
import { sayList, sayText } from './say-text.ts';
import { sayDays, sayHours } from './say-time.ts';

/** Where and when a rule applies, in front of it: "in Excel", "between 9:00 and 17:00", "everywhere except in Word". */
export function sayLimit(condition: Condition | undefined, words: Words): string {
  if (!condition) return '';
  const leads = withOneTime(leadsOf(condition, words, true));
  const [first = '', ...others] = leads.map((each) => (leads.length > 1 ? each.replace(EXCEPT, 'except ') : each));
  if (leads.some((each) => / or |except /.test(each))) return [first, ...others].join(', ');
  // "while A is on and while B is on" says its "while" once.
  const startsOnce = /^(?:while|if) /.test(first);
  return [first, ...others.map((each) => (startsOnce ? each.replace(/^(?:while|if) /, '') : each))].join(' and ');
}

// "on weekdays between 9:00 and 17:00" is one time.
function withOneTime(leads: readonly string[]): readonly string[] {
  const hours = leads.find((each) => each.startsWith('between '));
  const days = leads.find((each) => /^on \w+days|^on weekends/.test(each));
  if (!hours || !days) return leads;
  return [...leads.filter((each) => each !== hours && each !== days), `${days} ${hours}`];
}

function leadsOf(condition: Condition, words: Words, isSo: boolean): string[] {
  if (condition.kind === 'not') return leadsOf(condition.condition, words, !isSo);
  if (condition.kind !== 'and' && condition.kind !== 'or') return [lead(condition, words, isSo)];
  const leads = condition.conditions.flatMap((each) => leadsOf(each, words, isSo));
  if ((condition.kind === 'and') !== isSo) {
    const [first = '', ...others] = leads;
    return [[first, ...others.map((each) => each.replace(/^(?:while|if) /, ''))].join(' or ')];
  }
  return mergedExceptions(mergedExceptions(leads, EXCEPT), 'except ');
}

const EXCEPT = 'everywhere except ';
/** What is so at one moment, and does not last: "if what you copied is a number". */
const ASKED_ONCE: ReadonlySet<Condition['kind']> = new Set(['again-within', 'chance', 'yes', 'is', 'compare']);

function mergedExceptions(leads: readonly string[], start: string): string[] {
  const merged = leads.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
  const others = leads.filter((each) => !each.startsWith(start));
  return merged.length === 0 ? others : [...others, `${start}${sayList(merged, 'and')}`];
}

function lead(condition: Condition, words: Words, isSo: boolean): string {
  const place = placeOf(condition, isSo ? 'or' : 'and');
  if (place) return isSo ? place : `${EXCEPT}${place}`;
  const time = timeOf(condition);
  if (time) return isSo ? time : `except ${time}`;
  return `${ASKED_ONCE.has(condition.kind) ? 'if' : 'while'} ${sayCondition(condition, words, isSo)}`;
}

function placeOf(condition: Condition, joint: 'and' | 'or'): string | undefined {
  switch (condition.kind) {
    case 'app':
      return `in ${sayList(condition.apps.map(sayApp), joint)}`;
    case 'title':
      return `in windows with ${sayList(condition.titles.map(sayText), 'or')} in their title`;
    case 'browser':
      return 'in a browser';
    case 'desktop':
      return 'on the desktop';
    case 'text-field':
      return 'in text fields';
    default:
      return undefined;
  }
}

function timeOf(condition: Condition): string | undefined {
  if (condition.kind === 'hours') return sayHours(condition.hours);
  switch (condition.kind) {
    case 'days':
      return `on ${sayDays(condition.days)}`;
    case 'first-workday':
    case 'last-workday':
    case 'nth-in-month':
    case 'last-in-month':
      return `on ${sayDayOfMonth(condition)}`;
    case 'even-week':
    case 'odd-week':
      return `in ${condition.kind.replace('-', '-numbered ')}s`;
    default:
      return undefined;
  }
}
