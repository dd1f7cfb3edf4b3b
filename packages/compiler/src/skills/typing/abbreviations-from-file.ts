import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path } from '../slot.ts';

export const abbreviationsFromFile = recipe({
  id: 'abbreviations-from-file',
  title: 'Expand abbreviations that are kept in a text file',
  slots: {
    file: path('file with the abbreviations', 'abbreviations.txt'),
    edit: hotkey('key that opens the file', '^!F12'),
  },
  code: ({ file, edit }) => ahk`
    ; One abbreviation a line, for example: btw=by the way
    list := ${folderExpression(file)}

    FileEncoding("UTF-8")
    if !FileExist(list)
        FileAppend("btw=by the way\`nomw=on my way\`n", list)

    Loop Read list {
        equals := InStr(A_LoopReadLine, "=")
        if equals > 1
            Hotstring(":T:" SubStr(A_LoopReadLine, 1, equals - 1), SubStr(A_LoopReadLine, equals + 1))
    }

    ; Opens the file, and takes over your changes once you close it.
    ${edit}:: {
        RunWait('notepad.exe "' list '"')
        Reload()
    }
  `,
});
