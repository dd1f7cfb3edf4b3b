import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { fileDate } from './file-dates.ts';

export const newDatedFile = action({
  id: 'new-dated-file',
  title: "Make a text file named with today's date and open it",
  slots: { place: path('folder to make it in', 'Desktop'), date: fileDate },
  code: ({ place, date }) => ahk`
  datedFile := ${folderExpression(place)} "\" FormatTime(, "${date}") ".txt"
  if !FileExist(datedFile)
      FileAppend("", datedFile, "UTF-8")
  Run('notepad.exe "' datedFile '"')
`,
});
