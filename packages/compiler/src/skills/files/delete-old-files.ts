import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { duration, path } from '../slot.ts';

export const deleteOldFiles = action({
  id: 'delete-old-files',
  title: 'Put the old files of a folder into the recycle bin',
  slots: {
    folder: path('folder to clean', 'Downloads'),
    age: duration('age of the files', 2_592_000_000),
  },
  code: ({ folder, age }) =>
    ahk`DeleteOldFiles(${folderExpression(folder)}, ${Math.max(1, Math.round(age / 86_400_000))})`,
  needs: () => ahk`
  DeleteOldFiles(folder, days) {
      old := []
      Loop Files folder "\*"
          if DateDiff(A_Now, A_LoopFileTimeModified, "Days") > days
              old.Push(A_LoopFilePath)
      if old.Length = 0
          return
      question := old.Length " files in " folder " are older than " days " days.\`nMove them to the recycle bin?"
      if MsgBox(question, "Old files", "YesNo Icon?") = "Yes"
          for oldFile in old
              FileRecycle(oldFile)
  }
`,
});
