import { ahk } from '../ahk-text.ts';
import { SELECTED_TEXT } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';

const FROM = {
  ask: ['ask', 'asks', 'enter', 'input', 'box', 'i type'],
  selection: ['selected', 'selection', 'highlighted', 'marked'],
  clipboard: ['copied', 'clipboard'],
};
const ORDERS = {
  'day first': ['dd/mm/yyyy', 'day first', 'dd.mm.yyyy', 'british', 'german'],
  'month first': ['mm/dd/yyyy', 'month first', 'american', 'us date'],
};
const DATE = {
  ask: 'InputBox("Date of birth, such as 31/12/1980:", "Age", "w280 h110", "").Value',
  selection: 'SelectedText()',
  clipboard: 'A_Clipboard',
};

export const ageFromBirthday = action({
  id: 'age-from-birthday',
  title: 'Work out the age from a date of birth',
  slots: {
    from: choice('place of the date of birth', FROM, 'ask'),
    order: choice('order of day and month', ORDERS, 'day first'),
    into: choice('place for the age', INTO, 'show'),
  },
  code: ({ from, into }) => ahk`
    ${into === 'type' ? 'ageWindow := WinExist("A")\n' : ''}ageFound := AgeInYears(${DATE[from]})
    if ageFound != "" {
        ${into === 'type' ? 'WinActivate(ageWindow)\n' : ''}${deliver(into, 'ageFound')}
    }
  `,
  needs: ({ from, order }) => [ageInYears(order), ...(from === 'selection' ? [SELECTED_TEXT] : [])].join('\n\n'),
});

function ageInYears(order: keyof typeof ORDERS): string {
  const [day, month] = order === 'day first' ? [1, 2] : [2, 1];
  return ahk`
    ; The age of somebody born on a date such as 31/12/1980 or 1980-12-31, or "" if it is no date.
    AgeInYears(date) {
        if RegExMatch(date, "(\d{4})-(\d{1,2})-(\d{1,2})", &born)
            year := born[1], birthday := born[2] * 100 + born[3]
        else if RegExMatch(date, "(\d{1,2})[./-](\d{1,2})[./-](\d{4})", &born)
            year := born[3], birthday := born[${month}] * 100 + born[${day}]
        else
            return ""
        return A_Year - year - (A_MM A_DD < birthday)
    }
  `;
}
