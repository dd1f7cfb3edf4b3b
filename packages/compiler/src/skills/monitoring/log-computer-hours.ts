import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { path } from '../slot.ts';

export const logComputerHours = recipe({
  id: 'log-computer-hours',
  title: 'Write down when you start the computer and when you switch it off',
  slots: { file: path('file for the times', 'Documents\\computer hours.csv') },
  code: ({ file }) => ahk`
  logFile := ${folderExpression(file)}

  ; From now on this script starts together with Windows.
  startupLink := A_Startup "\" A_ScriptName ".lnk"
  if !FileExist(startupLink)
      FileCreateShortcut(A_ScriptFullPath, startupLink)

  begin := A_Now
  FileAppend(FormatTime(begin, "yyyy-MM-dd,HH:mm") ",on\`n", logFile, "UTF-8")
  OnExit(WriteEnd)

  ; Windows ends the script when it shuts down or you sign out.
  WriteEnd(*) {
      hours := Round(DateDiff(A_Now, begin, "Minutes") / 60, 2)
      FileAppend(FormatTime(, "yyyy-MM-dd,HH:mm") ",off," hours "\`n", logFile, "UTF-8")
  }

  Persistent()
`,
  stop: () =>
    'Right-click the green H icon near the clock and choose Exit. To end it for good, delete its link in the startup folder (Win+R, shell:startup).',
});
