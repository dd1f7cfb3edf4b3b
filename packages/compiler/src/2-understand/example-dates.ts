import { quoteString } from '@hotscribe/ahk';

const DATE =
  /(?<![\d.])(?:20\d{2}([-_./]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])|\d{1,2}([./-])\d{1,2}\2(?:20)?\d{2}|\d{1,2}\.\d{1,2}\.)(?!\d)/;
const TIME = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![\d:])/;
// "20251107-0945": hours and minutes without a colon are a time only behind a date.
const COMPACT = /(?<=^[-_ T])(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?(?!\d)/;

/** The code for a text in which dates and times are examples of how to write the present ones. */
export function withPresentDates(text: string): string | undefined {
  const pieces: string[] = [];
  let rest = text;
  for (let match = first(rest, pieces.length > 0); match; match = first(rest, true)) {
    if (match.index > 0) pieces.push(quoteString(rest.slice(0, match.index)));
    pieces.push(`FormatTime(, "${formatOf(match[0])}")`);
    rest = rest.slice(match.index + match[0].length);
  }
  if (pieces.length === 0) return undefined;
  return [...pieces, ...(rest ? [quoteString(rest)] : [])].join(' ');
}

function first(text: string, isAfterDate: boolean): RegExpExecArray | null {
  const found = [DATE.exec(text), TIME.exec(text), isAfterDate ? COMPACT.exec(text) : null];
  return found.filter((match) => match !== null).sort((a, b) => a.index - b.index)[0] ?? null;
}

function formatOf(example: string): string {
  if (example.includes(':')) return example.split(':').length > 2 ? 'HH:mm:ss' : 'HH:mm';
  const sign = /[-_./]/.exec(example)?.[0] ?? '';
  if (/^\d{4}$|^\d{6}$/.test(example)) return example.length === 4 ? 'HHmm' : 'HHmmss';
  if (/^20\d{2}/.test(example)) return ['yyyy', 'MM', 'dd'].join(sign);
  if (example.endsWith('.')) return 'dd.MM.';
  const [, second = '', year = ''] = example.split(sign);
  // A month cannot be more than twelve: only then the day comes second.
  const order = Number(second) > 12 ? ['MM', 'dd'] : ['dd', 'MM'];
  return [...order, year.length === 2 ? 'yy' : 'yyyy'].join(sign);
}
