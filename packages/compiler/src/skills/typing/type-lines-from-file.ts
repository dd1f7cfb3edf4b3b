import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, key, path } from '../slot.ts';

export const typeLinesFromFile = recipe({
  id: 'type-lines-from-file',
  title: 'Type all lines of a text file, one after the other',
  slots: {
    start: hotkey('key that starts it', 'F8'),
    file: path('text file', 'lines.txt'),
    after: key('key after each line', 'Enter'),
    pause: duration('time between two lines', 500),
  },
  code: ({ start, file, after, pause }) => ahk`
    list := ${folderExpression(file)}
    wait := ${pause} ; milliseconds between two lines
    typing := false

    ${start}:: {
        global typing := true
        Loop Read list {
            if !typing
                break
            SendText(A_LoopReadLine)
            Send(${quoteString(`{${after}}`)})
            Sleep(wait)
        }
        typing := false
    }

    ; Escape stops it.
    #HotIf typing
    Esc:: {
        global typing := false
    }
    #HotIf
  `,
  stop: () => 'Press Esc to stop.',
});
