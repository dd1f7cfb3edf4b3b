import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';

const FORMATS = {
  'HH:mm': ['hh:mm', '24 hour', '24-hour', '24h', 'military', '14:05'],
  'h:mm tt': ['12 hour', '12-hour', 'am/pm', 'am pm', 'am or pm', 'am and pm', '2:05 pm'],
  'HH:mm:ss': ['hh:mm:ss', 'seconds', '14:05:30'],
  HHmm: ['hhmm', 'no colon', 'without colon', '1405'],
};

export const typeTime = action({
  id: 'type-time',
  title: 'Type the current time',
  slots: {
    format: choice('time format', FORMATS, 'HH:mm'),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ format, into }) => deliver(into, `FormatTime(, "${format}")`),
});
