import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { path } from '../slot.ts';
import { fileType } from './file-types.ts';
import { WATCH_NEW_FILES } from './new-files.ts';

export const renameNewFiles = recipe({
  id: 'rename-new-files',
  title: 'Ask for a proper name for each new file in a folder and rename it',
  slots: { folder: path('folder to watch', 'Downloads'), type: fileType('kind of files') },
  code: ({ folder, type }) => ahk`
  folder := ${folderExpression(folder)}
  pattern := "*.${type}" ; which files

  ${WATCH_NEW_FILES}

  HandleNewFile(path) {
      SplitPath(path, &name, , &extension, &stem)
      answer := InputBox("A new file has come: " name "\`n\`nName for it:", "New file", "w380 h150", stem)
      if answer.Result != "OK" || answer.Value = "" || answer.Value = stem
          return
      newPath := folder "\" RegExReplace(answer.Value, '[\\/:*?"<>|]', "-") "." extension
      known[newPath] := true
      try
          FileMove(path, newPath)
      catch
          MsgBox("It could not be renamed. Is there a file of that name already?")
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
