import { quoteString } from '@hotscribe/ahk';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}';
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]{0,2} )?';
const DATE = new RegExp(
  String.raw`(?<![\d.])(?:20\d{2}([-_./]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])|\d{1,2}([./-])\d{1,2}\2(?:20)?\d{2}|\d{1,2}\.\d{1,2}\.|${WEEKDAY}\d{1,2}[ -]${MONTH}(?:[ -](?:20)?\d{2})?|${WEEKDAY}${MONTH} \d{1,2}(?:,? 20\d{2})?)(?![\d\p{L}])`,
  'iu',
);
const TIME = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?: ?[ap]m\b)?(?![\d:])/i;
// "20251107-0945": hours and minutes without a colon are a time only behind a date.
const COMPACT = /(?<=^[-_ T])(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?(?!\d)/;

/** The code for a text in which dates and times are examples of how to write the present ones, or those of `day`. */
export function withPresentDates(text: string, day = ''): string | undefined {
  const pieces: string[] = [];
  let rest = text;
  for (let match = first(rest, pieces.length > 0); match; match = first(rest, true)) {
    if (match.index > 0) pieces.push(quoteString(rest.slice(0, match.index)));
    pieces.push(`FormatTime(${day}, "${formatOf(match[0])}")`);
    rest = rest.slice(match.index + match[0].length);
  }
  if (pieces.length === 0) return undefined;
  return [...pieces, ...(rest ? [quoteString(rest)] : [])].join(' ');
}

/** The format of the first date in a text: "like 12 March 2025" is `d MMMM yyyy`. */
export function formatOfExample(text: string): string | undefined {
  const example = DATE.exec(text)?.[0];
  return example && formatOf(example);
}

function first(text: string, isAfterDate: boolean): RegExpExecArray | null {
  const found = [DATE.exec(text), TIME.exec(text), isAfterDate ? COMPACT.exec(text) : null];
  return found.filter((match) => match !== null).sort((a, b) => a.index - b.index)[0] ?? null;
}

function formatOf(example: string): string {
  if (example.includes(':')) return formatOfTime(example);
  if (/[a-z]{3}/i.test(example)) return formatInWords(example);
  const sign = /[-_./]/.exec(example)?.[0] ?? '';
  if (/^\d{4}$|^\d{6}$/.test(example)) return example.length === 4 ? 'HHmm' : 'HHmmss';
  if (/^20\d{2}/.test(example)) return ['yyyy', 'MM', 'dd'].join(sign);
  if (example.endsWith('.')) return 'dd.MM.';
  const [first = '', second = '', year = ''] = example.split(sign);
  // A month cannot be more than twelve: only then the day comes second.
  const [day, month] = first.length === 1 || second.length === 1 ? ['d', 'M'] : ['dd', 'MM'];
  const order = Number(second) > 12 ? [month, day] : [day, month];
  return [...order, year.length === 2 ? 'yy' : 'yyyy'].join(sign);
}

function formatOfTime(example: string): string {
  const seconds = example.split(':').length > 2 ? ':ss' : '';
  return /m$/i.test(example) ? `h:mm${seconds}${example.includes(' ') ? ' ' : ''}tt` : `HH:mm${seconds}`;
}

function formatInWords(example: string): string {
  const [weekday = ''] = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*/i.exec(example) ?? [];
  const named = weekday && (weekday.length > 3 ? 'dddd' : 'ddd');
  const date = example
    .slice(weekday.length)
    .replace(/[a-z]+/i, (month) => (month.length > 3 ? 'MMMM' : 'MMM'))
    .replace(/20\d{2}$/, 'yyyy')
    .replace(/(?<=\D)\d{2}$/, 'yy')
    .replace(/\d{1,2}/, (day) => (day.startsWith('0') ? 'dd' : 'd'));
  return named + date;
}
