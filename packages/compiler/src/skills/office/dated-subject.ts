import { quoteString } from '@hotscribe/ahk';
import { choice } from '../slot.ts';

const DATED = {
  none: ['no date', 'without a date'],
  ShortDate: [
    "today's date",
    'todays date',
    'the date',
    'current date',
    'date of today',
    'date in the subject',
    'date',
  ],
  'yyyy-MM-dd': ['yyyy-mm-dd', 'iso date'],
  'MMMM yyyy': ['month and year', 'the month', 'current month', 'name of the month'],
  dddd: ['weekday', 'day of the week'],
};

/** Whether today's date stands in the subject of a mail, and how. */
export const datedSubject = choice('date in the subject', DATED, 'none');

/** A subject as an AutoHotkey expression. */
export function subjectExpression(said: string, dated: keyof typeof DATED): string {
  if (dated === 'none') return quoteString(said);
  const words = subjectWords(said);
  return [words && quoteString(`${words} `), `FormatTime(, "${dated}")`].filter(Boolean).join(' ');
}

/** The subject without its date. People say "the subject Invoice and today's date". */
export function subjectWords(said: string): string {
  const date = /[\s,]*(?:\b(?:and|plus|with|followed by)\s+)?(?:today'?s|the|current)?\s*\bdate\b.*$/i;
  return said.replace(date, '').trim();
}
