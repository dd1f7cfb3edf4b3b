import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';

const UNITS = {
  days: ['days', 'day'],
  weeks: ['weeks', 'week'],
  workdays: ['working days', 'workdays', 'business days', 'weekdays'],
};
const RESULTS = {
  days: 'DateDiff(last, first, "Days") " days"',
  weeks: 'Round(DateDiff(last, first, "Days") / 7, 1) " weeks"',
  workdays: 'WorkdaysBetween(first, last) " working days"',
};

export const daysBetweenDates = action({
  id: 'days-between-dates',
  title: 'Choose two dates and tell how many days, weeks or working days lie between them',
  slots: { unit: choice('unit', UNITS, 'days'), into: choice('place for the result', INTO, 'show') },
  code: ({ unit, into }) => ahk`AskTwoDates((first, last) => ${deliver(into, RESULTS[unit])})`,
  needs: ({ unit }) => (unit === 'workdays' ? `${ASK_TWO_DATES}\n\n${WORKDAYS}` : ASK_TWO_DATES),
});

const ASK_TWO_DATES = ahk`
  ; Lets you choose two days, then does something with them in the window you came from.
  AskTwoDates(useDates) {
      target := WinExist("A")
      window := Gui("+AlwaysOnTop", "From and to")
      from := window.AddDateTime("w220", "LongDate")
      to := window.AddDateTime("w220", "LongDate")
      window.AddButton("Default w80", "OK").OnEvent("Click", UseChosen)
      window.OnEvent("Escape", (*) => window.Destroy())
      window.Show()

      UseChosen(*) {
          first := from.Value, last := to.Value
          window.Destroy()
          if WinExist(target)
              WinActivate()
          useDates(first, last)
      }
  }
`;

const WORKDAYS = ahk`
  ; Counts the days from the first up to, but not with, the last, Saturdays and Sundays left out.
  WorkdaysBetween(first, last) {
      count := 0
      while DateDiff(last, first, "Days") > 0 {
          if !(FormatTime(first, "WDay") ~= "[17]") ; 1 is Sunday, 7 is Saturday
              count += 1
          first := DateAdd(first, 1, "Days")
      }
      return count
  }
`;
