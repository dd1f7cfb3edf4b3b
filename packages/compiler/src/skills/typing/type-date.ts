import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { DATE_FORMATS } from './date-formats.ts';
import { deliver, INTO } from './deliver.ts';

export const typeDate = action({
  id: 'type-date',
  title: "Type today's date",
  slots: {
    format: choice('date format', DATE_FORMATS, 'ShortDate'),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ format, into }) => deliver(into, `FormatTime(, "${format}")`),
});
