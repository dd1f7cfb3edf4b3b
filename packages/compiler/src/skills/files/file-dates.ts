import { choice } from '../slot.ts';

const FORMATS = {
  yyyyMMdd: ['yyyymmdd', '{yyyy}{mm}{dd}', 'without dashes', 'no dashes'],
  'dd-MM-yyyy': ['dd-mm-yyyy', 'dd.mm.yyyy', 'ddmmyyyy', 'day first', 'day-month-year'],
  'MM-dd-yyyy': ['mm-dd-yyyy', 'mmddyyyy', 'month first', 'american'],
  'yyyy-MM-dd HH-mm': ['date and time', 'time in the name', 'with the time', 'and the time', 'timestamp', 'time stamp'],
  'yyyy-MM': ['yyyy-mm', 'year and month', 'month and year'],
  'yyyy-MM-dd': ['yyyy-mm-dd', 'date', "today's date", 'iso'],
};

/** A date in a form that Windows allows in file names. */
export const fileDate = choice('form of the date', FORMATS, 'yyyy-MM-dd');
