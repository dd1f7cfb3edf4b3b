const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const two = (value) => String(value).padStart(2, '0');
const hour12 = (date) => date.getHours() % 12 || 12;
const day = (date) => DAYS[date.getDay()] ?? '';
const month = (date) => MONTHS[date.getMonth()] ?? '';

const TOKENS = {
  yyyy: (date) => String(date.getFullYear()),
  yy: (date) => two(date.getFullYear() % 100),
  MMMM: month,
  MMM: (date) => month(date).slice(0, 3),
  MM: (date) => two(date.getMonth() + 1),
  M: (date) => String(date.getMonth() + 1),
  dddd: day,
  ddd: (date) => day(date).slice(0, 3),
  dd: (date) => two(date.getDate()),
  d: (date) => String(date.getDate()),
  HH: (date) => two(date.getHours()),
  H: (date) => String(date.getHours()),
  hh: (date) => two(hour12(date)),
  h: (date) => String(hour12(date)),
  mm: (date) => two(date.getMinutes()),
  m: (date) => String(date.getMinutes()),
  ss: (date) => two(date.getSeconds()),
  s: (date) => String(date.getSeconds()),
  tt: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
};

/** A date the way AutoHotkey's FormatTime writes it in English; text in single quotes stands for itself. */
export function formatDate(date, format) {
  return format.replace(/'([^']*)'|yyyy|yy|M{1,4}|d{1,4}|HH?|hh?|mm?|ss?|tt/g, (token, quoted) =>
    quoted === undefined ? TOKENS[token](date) : quoted,
  );
}
