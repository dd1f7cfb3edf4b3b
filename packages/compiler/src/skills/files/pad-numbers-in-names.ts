import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';

export const padNumbersInNames = action({
  id: 'pad-numbers-in-names',
  title: 'Put zeros in front of the numbers in file names, such as S1E4 to S01E04',
  slots: { folder: path('folder with the files', '') },
  code: ({ folder }) => ahk`PadNumbersInNames(${folderOrChosen(folder)})`,
  needs: () => ahk`
  ; Every single digit in a name gets a zero in front: "S1E4" becomes "S01E04", "track 7" becomes "track 07".
  PadNumbersInNames(folder) {
      if folder = ""
          return ; nothing was chosen
      paths := []
      Loop Files folder "\*"
          paths.Push(A_LoopFilePath)
      for oldPath in paths {
          SplitPath(oldPath, , , &extension, &name)
          newName := "", from := 1
          while position := RegExMatch(name, "\d+", &number, from) {
              newName .= SubStr(name, from, position - from) Format("{:02}", number[])
              from := position + number.Len
          }
          newName .= SubStr(name, from)
          if newName != name
              try FileMove(oldPath, folder "\" newName "." extension)
      }
  }
`,
});
