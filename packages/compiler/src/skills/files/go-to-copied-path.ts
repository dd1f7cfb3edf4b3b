import { ahk } from '../ahk-text.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

export const goToCopiedPath = action({
  id: 'go-to-copied-path',
  title: 'Show the file or folder whose path is selected or copied in File Explorer',
  slots: { where: choice('path', WHERE, 'clipboard') },
  code: ({ where }) => ahk`ShowPath(${textOf(where)})`,
  needs: ({ where }) => [SHOW_PATH, textOfNeeds(where)].filter(Boolean).join('\n\n'),
});

const SHOW_PATH = ahk`
  ShowPath(path) {
      path := Trim(path, ' "\`t\`r\`n')
      if DirExist(path)
          Run('explorer.exe "' path '"')
      else if FileExist(path)
          Run('explorer.exe /select,"' path '"') ; opens the folder and marks the file
      else
          MsgBox("There is no such file or folder:\`n" path)
  }
`;
