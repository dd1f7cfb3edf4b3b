import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { DATE_FORMATS } from './date-formats.ts';
import { deliver, INTO } from './deliver.ts';

const EDGES = {
  last: ['last day', 'end of', 'end of the month', 'month end', 'ends', 'last of'],
  first: ['first day', 'first of', 'beginning of', 'start of', 'begin of', '1st of'],
};
const MONTHS = {
  0: ['this month', 'current month', 'the month'],
  1: ['next month', 'coming month', 'following month'],
  '-1': ['last month', 'previous month', 'past month'],
};

export const typeMonthEdge = action({
  id: 'type-month-edge',
  title: 'Type the first or last day of this, the next or the last month',
  slots: {
    edge: choice('day', EDGES, 'last'),
    month: choice('month', MONTHS, '0'),
    format: choice('date format', DATE_FORMATS, 'ShortDate'),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ edge, month, format, into }) =>
    edge === 'first'
      ? deliver(into, `FormatTime(FirstOfMonth(${month}), "${format}")`)
      : deliver(into, `FormatTime(DateAdd(FirstOfMonth(${Number(month) + 1}), -1, "Days"), "${format}")`),
  needs: () => ahk`
  ; The first day of a month: 0 is this month, 1 the next, -1 the last.
  FirstOfMonth(months) {
      month := A_Year * 12 + A_Mon - 1 + months
      return Format("{:04}{:02}01", month // 12, Mod(month, 12) + 1)
  }
`,
});
