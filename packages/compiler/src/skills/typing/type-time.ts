import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';

const FORMATS = {
  'HH:mm': ['hh:mm', '24 hour', '24-hour', '24h', 'military', '14:05'],
  'h:mm tt': ['12 hour', '12-hour', 'am/pm', 'am pm', 'am or pm', 'am and pm', '2:05 pm'],
  'HH:mm:ss': ['hh:mm:ss', 'seconds', '14:05:30'],
  HHmm: ['hhmm', 'no colon', 'without colon', '1405'],
};

const ROUNDINGS = {
  1: ['exact', 'exactly', 'to the minute'],
  15: ['quarter', 'quarter hour', 'nearest quarter', '15 minutes', 'quarter of an hour'],
  5: ['5 minutes', 'five minutes', 'nearest five'],
  10: ['10 minutes', 'ten minutes'],
  30: ['half hour', '30 minutes', 'half an hour'],
  60: ['full hour', 'whole hour', 'nearest hour'],
};

export const typeTime = action({
  id: 'type-time',
  title: 'Type the current time',
  slots: {
    format: choice('time format', FORMATS, 'HH:mm'),
    rounding: choice('rounding', ROUNDINGS, '1'),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ format, rounding, into }) =>
    deliver(into, `FormatTime(${rounding === '1' ? '' : `RoundedNow(${rounding})`}, "${format}")`),
  needs: ({ rounding }) => (rounding === '1' ? '' : ROUNDED_NOW),
});

const ROUNDED_NOW = ahk`
  ; The time now, to the nearest so many minutes.
  RoundedNow(minutes) {
      return DateAdd(A_Now, Round(A_Min / minutes) * minutes - A_Min, "Minutes")
  }
`;
