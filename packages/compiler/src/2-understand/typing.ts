import { quoteString } from '@hotscribe/ahk';
import type { Entity } from '#ir/entity.ts';
import { type Knowledge, type Steps, stepOf } from './understanding.ts';

const DATE = /\b(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}-\d{1,2}-\d{4})\b/;
const TIME = /\b([01]?\d|2[0-3]):[0-5]\d\b/;
const REAL =
  /\b(?:real|current|today'?s|actual|right|of the day|correct) (?:date|time|day)|\bdate and time\b|\btodays? date\b/i;
const SAYS_SO =
  /\s*(?:-|,|\(|\.)?\s*(?:but |and )?with (?:the )?(?:real|current|today'?s|actual|right|correct) (?:date|time)[^\n]*$/i;
const CURSOR =
  /[,;]?\s*(?:and |with |then )?(?:leave |leaves |put |puts |place )?(?:the )?(?:cursor|caret)\b[^\n]{0,60}$/i;
const CLOSING = /(?:<\/[a-z0-9]+>|["')\]}»*_`]+)$/i;

/** The step that types a text as it stands, where `request` is all that was said. */
export function typed(knowledge: Knowledge, text: string, used: readonly Entity[], score: number, request = ''): Steps {
  const words = text.replace(SAYS_SO, '');
  const bare = words.replace(CURSOR, '').trimEnd();
  const back =
    bare !== words && /\b(?:between|inside|middle|in there|within)\b/i.test(words)
      ? CLOSING.exec(bare)?.[0].length
      : undefined;
  const said = bare !== words && back ? bare : words;
  const step = stepOf(knowledge, 'type-text', { text: said });
  const dated = REAL.test(request) ? withDates(said) : undefined;
  const code = [dated ? `SendText(${dated})` : step.code, ...(back ? [`Send("{Left ${back}}")`] : [])].join('\n');
  return { steps: [{ ...step, code }], assumed: [], used, score, by: 'type-text', isRead: true };
}

// A date in a text about "the current date" is an example of how to write it.
function withDates(text: string): string | undefined {
  const parts = text.split(new RegExp(`${DATE.source}|${TIME.source}`)).length;
  if (parts < 2 || (!DATE.test(text) && !TIME.test(text))) return undefined;
  const pieces: string[] = [];
  let rest = text;
  for (let match = first(rest); match; match = first(rest)) {
    if (match.index > 0) pieces.push(quoteString(rest.slice(0, match.index)));
    pieces.push(`FormatTime(, "${formatOf(match[0])}")`);
    rest = rest.slice(match.index + match[0].length);
  }
  return [...pieces, ...(rest ? [quoteString(rest)] : [])].join(' ');
}

function first(text: string): RegExpExecArray | null {
  const [date, time] = [DATE.exec(text), TIME.exec(text)];
  return !time || (date && date.index < time.index) ? date : time;
}

function formatOf(example: string): string {
  if (example.includes(':')) return 'HH:mm';
  if (/^\d{4}/.test(example)) return 'yyyy-MM-dd';
  const sign = /[./-]/.exec(example)?.[0] ?? '/';
  // A month cannot be more than twelve: only then the day comes second.
  const isMonthFirst = Number(example.split(sign)[1]) > 12;
  return (isMonthFirst ? ['MM', 'dd', 'yyyy'] : ['dd', 'MM', 'yyyy']).join(sign);
}
