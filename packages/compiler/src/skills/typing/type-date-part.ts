import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';

const PARTS = {
  week: ['week number', 'calendar week', 'week of the year', 'iso week', 'kw', 'which week'],
  weekday: ['name of the day', 'day name', 'weekday', 'day of the week', 'what day it is'],
  month: ['month', 'name of the month'],
  year: ['year'],
  dayOfYear: ['day of the year', 'day number', 'julian'],
  unix: ['unix', 'epoch'],
};

const EXPRESSIONS = {
  week: 'Integer(SubStr(A_YWeek, 5))',
  weekday: 'A_DDDD',
  month: 'A_MMMM',
  year: 'A_YYYY',
  dayOfYear: 'A_YDay',
  unix: 'DateDiff(A_NowUTC, "19700101", "Seconds")',
};

export const typeDatePart = action({
  id: 'type-date-part',
  title: 'Type the week number, the weekday, the month or another part of the date',
  slots: {
    part: choice('part of the date', PARTS, 'week'),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ part, into }) => deliver(into, EXPRESSIONS[part]),
});
