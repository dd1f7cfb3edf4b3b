import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const quickNote = action({
  id: 'quick-note',
  title: 'Ask for a note and add it to a text file',
  slots: { file: path('text file', 'Documents\\notes.txt') },
  code: ({ file }) => ahk`
  noteAnswer := InputBox("Note:", "Quick note", "w400 h110")
  if noteAnswer.Result = "OK" && noteAnswer.Value != ""
      FileAppend(FormatTime(, "yyyy-MM-dd HH:mm") "  " noteAnswer.Value "\`n", ${folderExpression(file)}, "UTF-8")
`,
});
