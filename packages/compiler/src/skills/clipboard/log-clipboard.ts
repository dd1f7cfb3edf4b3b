import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { path } from '../slot.ts';

export const logClipboard = recipe({
  id: 'log-clipboard',
  title: 'Write every text you copy to a file',
  slots: { file: path('file to write to', 'Documents\\copied.txt') },
  code: ({ file }) => ahk`
    OnClipboardChange(WriteDown)

    WriteDown(kind) {
        if kind = 1 ; only text
            FileAppend(FormatTime(, "yyyy-MM-dd HH:mm:ss") "\`t" A_Clipboard "\`n", ${folderExpression(file)}, "UTF-8")
    }
  `,
});
