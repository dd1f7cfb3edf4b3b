import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path, text } from '../slot.ts';

export const appendLine = action({
  id: 'append-line',
  title: 'Add a line with the time to a text file',
  slots: {
    line: text('text of the line', ''),
    file: path('text file', 'Documents\\log.txt'),
  },
  code: ({ line, file }) => ahk`
  FileAppend(FormatTime(, "yyyy-MM-dd HH:mm:ss")${line && ` ${quoteString(` ${line}`)}`} "\`n", ${folderExpression(file)}, "UTF-8")
`,
});
