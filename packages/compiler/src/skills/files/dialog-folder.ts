import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const dialogFolder = action({
  id: 'dialog-folder',
  title: 'Jump to a certain folder in an Open or Save dialog',
  slots: { folder: path('folder to go to', 'Documents') },
  code: ({ folder }) => ahk`
    if WinActive("ahk_class #32770") { ; an Open or Save dialog
        Send("!d") ; to its address bar
        Sleep(100)
        SendText(${folderExpression(folder)})
        Send("{Enter}")
    }
  `,
});
