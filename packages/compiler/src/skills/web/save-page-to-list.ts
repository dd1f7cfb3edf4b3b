import { ahk } from '../ahk-text.ts';
import { SELECTED_TEXT } from '../clipboard/selected-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const savePageToList = action({
  id: 'save-page-to-list',
  title: 'Add the title and address of the page in the browser to a text file',
  slots: { file: path('text file', 'Documents\\pages.txt') },
  code: ({ file }) => ahk`
    pageTitle := RegExReplace(WinGetTitle("A"), " [-—] [^-—]+$") ; without the name of the browser
    Send("^l") ; to the address bar
    Sleep(100)
    pageAddress := SelectedText()
    Send("{F6}") ; and back to the page
    FileAppend(FormatTime(, "yyyy-MM-dd") "  " pageTitle "  " pageAddress "\`n", ${folderExpression(file)}, "UTF-8")
    ToolTip("Saved: " pageTitle)
    SetTimer(ToolTip, -1500)
  `,
  needs: () => SELECTED_TEXT,
});
