import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';

const FORMATS = {
  'yyyy-MM-dd HH:mm': ['yyyy-mm-dd hh:mm', 'iso', 'year first'],
  'yyyy-MM-dd HH:mm:ss': ['yyyy-mm-dd hh:mm:ss', 'seconds', 'log'],
  'dd/MM/yyyy HH:mm': ['dd/mm/yyyy hh:mm', 'dd/mm/yyyy', 'british', 'uk'],
  'MM/dd/yyyy h:mm tt': ['mm/dd/yyyy', 'american', 'us format', 'am/pm', 'am pm'],
  'dd.MM.yyyy HH:mm': ['dd.mm.yyyy', 'german', 'tt.mm.jjjj'],
  'yyyyMMdd-HHmmss': ['file name', 'filename', 'yyyymmdd', 'no colons'],
  'dddd, d MMMM yyyy HH:mm': ['weekday', 'full date', 'long', 'day name'],
};

export const typeDateAndTime = action({
  id: 'type-date-and-time',
  title: 'Type a time stamp: the date together with the time',
  slots: {
    format: choice('format', FORMATS, 'yyyy-MM-dd HH:mm'),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ format, into }) => deliver(into, `FormatTime(, "${format}")`),
});
