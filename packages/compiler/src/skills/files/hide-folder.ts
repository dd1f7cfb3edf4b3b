import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const hideFolder = action({
  id: 'hide-folder',
  title: 'Hide a folder or file, and show it again at the next press',
  slots: { folder: path('folder or file to hide', 'Documents\\Private') },
  code: ({ folder }) => ahk`
  hiddenPath := ${folderExpression(folder)}
  FileSetAttrib("^H", hiddenPath, "FD") ; hidden becomes visible and the other way round
  ToolTip(InStr(FileGetAttrib(hiddenPath), "H") ? "Hidden" : "Visible")
  SetTimer(ToolTip, -1500)
`,
});
