import { ahk } from '../ahk-text.ts';
import { fileDate } from '../files/file-dates.ts';
import { action } from '../skill.ts';

export const pickDate = action({
  id: 'pick-date',
  title: 'Choose a date in a calendar and have it typed',
  slots: { date: fileDate },
  code: ({ date }) => ahk`PickDate("${date}")`,
  needs: () => ahk`
  PickDate(dateFormat) {
      target := WinExist("A")
      picker := Gui("+AlwaysOnTop", "Choose a date")
      calendar := picker.AddMonthCal()
      picker.AddButton("Default w80", "OK").OnEvent("Click", TypeDate)
      picker.OnEvent("Escape", (*) => picker.Destroy())
      picker.Show()

      TypeDate(*) {
          chosen := FormatTime(calendar.Value, dateFormat)
          picker.Destroy()
          if WinExist(target)
              WinActivate(target)
          SendText(chosen)
      }
  }
`,
});
