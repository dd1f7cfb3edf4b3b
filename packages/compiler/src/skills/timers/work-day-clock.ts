import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const workDayClock = recipe({
  id: 'work-day-clock',
  title: 'Show since when you have worked today and when you can go home',
  slots: {
    length: duration('length of the working day with breaks', 30_600_000),
    show: hotkey('key that shows it', '^!w'),
  },
  code: ({ length, show }) => ahk`
  workTime := ${milliseconds(length)} ; milliseconds, breaks included

  ; The first start of this script on a day is when the day begins. It is kept in a file next to the script.
  dayFile := A_ScriptDir "\work day.ini"
  today := FormatTime(, "yyyy-MM-dd")
  begin := IniRead(dayFile, "Begin", today, "")
  if begin = "" {
      begin := A_Now
      IniWrite(begin, dayFile, "Begin", today)
  }
  end := DateAdd(begin, workTime // 1000, "Seconds")
  SetTimer(() => MsgBox("The working day is over.", , "Iconi 0x40000"), -Max(1, DateDiff(end, A_Now, "Seconds") * 1000))

  ${show}:: {
      minutes := DateDiff(end, A_Now, "Minutes")
      MsgBox("Begun at " FormatTime(begin, "HH:mm") ", done at " FormatTime(end, "HH:mm") ".\`n"
          . (minutes > 0 ? minutes // 60 " h " Mod(minutes, 60) " min to go" : "You can go home."), "Working day")
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
