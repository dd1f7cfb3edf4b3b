import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path } from '../slot.ts';

export const timeLog = recipe({
  id: 'time-log',
  title: 'Write down when you start and stop working',
  slots: {
    toggle: hotkey('key that starts and stops the time', '^!w'),
    file: path('file for the times', 'Documents\\work times.csv'),
  },
  code: ({ toggle, file }) => ahk`
  logFile := ${folderExpression(file)}

  ; Press once when you begin and once when you end. Each stretch of work becomes a line of the file.
  ${toggle}:: {
      static begin := ""
      if begin = "" {
          begin := A_Now
          ToolTip("Work begins")
      } else {
          minutes := DateDiff(A_Now, begin, "Minutes")
          line := FormatTime(begin, "yyyy-MM-dd,HH:mm") "," FormatTime(, "HH:mm") "," minutes
          FileAppend(line "\`n", logFile, "UTF-8")
          begin := ""
          ToolTip("Work ends: " minutes " minutes")
      }
      SetTimer(ToolTip, -2000)
  }
`,
});
