import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { DATE_FORMATS } from './date-formats.ts';
import { withLineBreaks } from './line-breaks.ts';

const SIDES = {
  end: ['followed by', 'at the end', 'after it', 'behind it'],
  front: ['date first', 'date in front', 'starts with the date', 'date before', 'date at the front'],
};
const PLACE =
  /[<{[(]?(?:(?:and |plus |followed by )?\b(?:today'?s|todays|the|current|the current|actual)\s+date\b(?: of today)?|\bdate of (?:today|the day)\b|(?<=[<{[(])date(?=[>}\])]))[>}\])]?/iu;
const EXAMPLE = /\b(?:\d{4}-\d\d-\d\d|(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d))\b/u;
const TIME = /[<{[(](?:the )?time[>}\])]/giu;

export const typeTextWithDate = action({
  id: 'type-text-with-date',
  title: "Type a text with today's date in it",
  slots: {
    text: text('text around the date'),
    format: choice('date format', DATE_FORMATS, 'ShortDate'),
    side: choice('side of the date', SIDES, 'end'),
  },
  code: ({ text: said, format, side }) => {
    const written = withLineBreaks(said);
    const date = `FormatTime(, "${formatOf(written, format)}")`;
    const [place] = EXAMPLE.exec(written) ?? PLACE.exec(written) ?? [];
    const [before = '', after = ''] = place === undefined ? undated(written, side) : written.split(place, 2);
    const parts = [...pieces(before), date, ...pieces(after)];
    return `SendText(${parts.join(' ')})`;
  },
});

function undated(written: string, side: keyof typeof SIDES): [string, string] {
  return side === 'front' ? ['', ` ${written.trimStart()}`] : [`${written.trimEnd()} `, ''];
}

// A time may stand in the text as well: "[time]".
function pieces(written: string): string[] {
  return written
    .split(TIME)
    .flatMap((piece, index) => (index === 0 ? [piece] : ['\0', piece]))
    .filter((piece) => piece !== '')
    .map((piece) => (piece === '\0' ? 'FormatTime(, "HH:mm")' : quoteString(piece)));
}

// "14/06/2025" tells which number is the day.
function formatOf(written: string, named: keyof typeof DATE_FORMATS): string {
  const [example, first, sign = '/', second, year = ''] = EXAMPLE.exec(written) ?? [];
  if (!example) return named;
  if (!first || !second) return 'yyyy-MM-dd';
  const isMonthFirst = Number(second) > 12 || (Number(first) <= 12 && /^MM/.test(named));
  return [isMonthFirst ? 'MM' : 'dd', isMonthFirst ? 'dd' : 'MM', 'y'.repeat(year.length)].join(sign);
}
