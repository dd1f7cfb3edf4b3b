import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { milliseconds } from '../milliseconds.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, path } from '../slot.ts';

export const logActiveWindow = recipe({
  id: 'log-active-window',
  title: 'Write down which window you use, for your timesheet',
  slots: {
    every: duration('time between two entries', 60_000),
    file: path('file for the log', 'Documents\\window log.csv'),
    toggle: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ every, file, toggle }) => ahk`
  logFile := ${folderExpression(file)}
  every := ${milliseconds(every)} ; milliseconds between two entries

  SetTimer(LogWindow, every)

  LogWindow() {
      if !WinExist("A")
          return
      line := FormatTime(, "yyyy-MM-dd HH:mm:ss") "," WinGetProcessName() "," StrReplace(WinGetTitle(), ",", " ")
      FileAppend(line "\`n", logFile, "UTF-8")
  }

  ${onOffKey(toggle, 'LogWindow', 'every')}
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
