import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path, text } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';

export const changeExtension = action({
  id: 'change-extension',
  title: 'Change the extension of all files of one kind in a folder, such as .jpeg to .jpg',
  slots: {
    from: text('extension they have', 'jpeg'),
    to: text('extension they get', 'jpg'),
    folder: path('folder with the files', ''),
  },
  code: ({ from, to, folder }) => ahk`ChangeExtension(${folderOrChosen(folder)}, ${extension(from)}, ${extension(to)})`,
  needs: () => ahk`
  ChangeExtension(folder, from, to) {
      if folder = ""
          return ; nothing was chosen
      paths := []
      Loop Files folder "\*." from
          paths.Push(A_LoopFilePath)
      for path in paths {
          SplitPath(path, , , , &name)
          try FileMove(path, folder "\" name "." to)
      }
      MsgBox(paths.Length " files were renamed.")
  }
`,
});

function extension(said: string): string {
  return quoteString(said.replace(/^\W+|[\\/:*?"<>|]/g, ''));
}
