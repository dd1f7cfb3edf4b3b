import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const IN_WORDS =
  /(?<before>\d{1,2})?(?:st|nd|rd|th)?\.?(?: of)? ?\b(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?(?<after>\d{1,2}\b)?/iu;
const IN_NUMBERS = /(?<day>\d{1,2})[./-](?<month>\d{1,2})\b\.?/u;

export const birthdayReminder = recipe({
  id: 'birthday-reminder',
  title: 'Remind you of birthdays and other days of the year',
  slots: { people: text('names and dates', 'Anna 14 March, Ben 2 July, Wedding day 21 September') },
  code: ({ people }) => ahk`
  ; Month and day of each, and what it is.
  days := Map(
      ${merged(listed(people))
        .map(([date, name]) => `"${date}", ${quoteString(name)}`)
        .join(',\n')}
  )

  CheckDays()
  SetTimer(CheckDays, 60000)

  CheckDays() {
      static doneOn := ""
      if doneOn = A_YDay
          return
      doneOn := A_YDay ; once a day is enough
      for when, date in Map("Today", A_Now, "Tomorrow", DateAdd(A_Now, 1, "Days")) {
          day := FormatTime(date, "MM-dd")
          if days.Has(day)
              MsgBox(when ": " days[day], "Do not forget", "Iconi 0x40000") ; 0x40000 keeps it on top
      }
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});

// Two people may share a day.
function merged(entries: readonly string[]): [string, string][] {
  const days = new Map<string, string>();
  for (const [date, name] of entries.map(dayOf)) days.set(date, days.has(date) ? `${days.get(date)}, ${name}` : name);
  return [...days];
}

function dayOf(entry: string): [string, string] {
  const words = IN_WORDS.exec(entry);
  const found = words ?? IN_NUMBERS.exec(entry);
  const { before, after, day = before ?? after ?? '1', month = '1' } = found?.groups ?? {};
  const number = words ? MONTHS.indexOf(month.toLowerCase()) + 1 : Number(month);
  const name = found ? entry.replace(found[0], ' ').replace(/\s+/g, ' ') : entry;
  const tidy = name.replace(/\b(?:is |has )?(?:born|birthday)?\s*(?:on|=|:|-)?\s*$/iu, '').trim();
  return [`${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`, tidy || entry];
}
