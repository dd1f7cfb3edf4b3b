// Wednesday 5 March 2025, 14:05:09: every piece is different, so an example cannot be misread.
const PIECES: Record<string, string> = {
  d: '5',
  dd: '05',
  ddd: 'Wed',
  dddd: 'Wednesday',
  M: '3',
  MM: '03',
  MMM: 'Mar',
  MMMM: 'March',
  y: '25',
  yy: '25',
  yyyy: '2025',
  gg: 'A.D.',
  h: '2',
  hh: '02',
  H: '14',
  HH: '14',
  m: '5',
  mm: '05',
  s: '9',
  ss: '09',
  t: 'P',
  tt: 'PM',
};

const WHOLE: Record<string, [string, string]> = {
  time: ['time', '2:05 PM'],
  shortdate: ['date', '3/5/2025'],
  longdate: ['date', 'Wednesday, March 5, 2025'],
  yearmonth: ['month', 'March 2025'],
  yday: ['day of the year', '64'],
  yday0: ['day of the year', '064'],
  wday: ['day of the week as a number', '4'],
  yweek: ['year and week', '202510'],
};

/** “date like 2025-03-05”: what a format of FormatTime gives. */
export function sayDateFormat(format: string): string {
  const whole = WHOLE[format.trim().toLowerCase()];
  if (whole) return `${whole[0]} like ${whole[1]}`;
  if (format.trim() === '') return 'time and date like 2:05 PM Wednesday, March 5, 2025';
  const bare = format.replace(/'[^']*'/g, '');
  const date = /[dMy]/.test(bare);
  const time = /[hHms]/.test(bare);
  return `${date && time ? 'date and time' : time ? 'time' : 'date'} like ${example(format)}`;
}

function example(format: string): string {
  return format.replace(/'([^']*)'|d{1,4}|M{1,4}|y{1,4}|g{2}|h{1,2}|H{1,2}|m{1,2}|s{1,2}|t{1,2}/g, (piece, literal) =>
    piece.startsWith("'") ? (literal === '' ? "'" : String(literal)) : (PIECES[piece] ?? piece),
  );
}
