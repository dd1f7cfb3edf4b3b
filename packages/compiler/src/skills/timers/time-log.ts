import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, path } from '../slot.ts';

const WHAT = {
  work: ['work', 'working', 'job', 'task', 'project', 'shift'],
  call: ['call', 'calls', 'phone', 'telephone', 'phone calls', 'on the phone'],
  break: ['break', 'breaks', 'pause', 'lunch'],
  session: ['session', 'lesson', 'treatment', 'appointment', 'meeting', 'practice'],
};
const WORDS = { work: 'Work', call: 'Call', break: 'Break', session: 'Session' };

export const timeLog = recipe({
  id: 'time-log',
  title: 'Write down when you start and stop working or a phone call, with the minutes',
  slots: {
    toggle: hotkey('key that starts and stops the time', '^!w'),
    file: path('file for the times', 'Documents\\work times.csv'),
    what: choice('thing that is timed', WHAT, 'work'),
  },
  code: ({ toggle, file, what }) => ahk`
  logFile := ${folderExpression(file)}

  ; Press once when it begins and once when it ends. Each becomes a line of the file: date, begin, end, minutes.
  ${toggle}:: {
      static begin := ""
      if begin = "" {
          begin := A_Now
          ToolTip("${WORDS[what]} begins")
      } else {
          minutes := DateDiff(A_Now, begin, "Minutes")
          line := FormatTime(begin, "yyyy-MM-dd,HH:mm") "," FormatTime(, "HH:mm") "," minutes
          FileAppend(line "\`n", logFile, "UTF-8")
          begin := ""
          ToolTip("${WORDS[what]} ends: " minutes " minutes")
      }
      SetTimer(ToolTip, -2000)
  }
`,
});
