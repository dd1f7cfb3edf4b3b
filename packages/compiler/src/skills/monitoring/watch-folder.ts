import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { path } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

export const watchFolder = recipe({
  id: 'watch-folder',
  title: 'Tell you when a new file comes into a folder',
  slots: { folder: path('folder to watch', 'Downloads'), how: noticeSlot },
  code: ({ folder, how }) => ahk`
  folder := ${folderExpression(folder)}

  known := FilesIn(folder)
  SetTimer(WatchFolder, 2000)

  WatchFolder() {
      global known
      files := FilesIn(folder)
      for name in files
          if !known.Has(name) {
              known := files
              ${notice(how, '"New file: " name')}
              return
          }
      known := files
  }

  FilesIn(folder) {
      files := Map()
      Loop Files folder "\*"
          files[A_LoopFileName] := true
      return files
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
