import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { path } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

export const watchFile = recipe({
  id: 'watch-file',
  title: 'Tell you when a file changes',
  slots: { file: path('file to watch'), how: noticeSlot },
  code: ({ file, how }) => ahk`
  watchedFile := ${folderExpression(file)}

  lastChange := FileExist(watchedFile) ? FileGetTime(watchedFile) : ""
  SetTimer(WatchFile, 2000)

  WatchFile() {
      global lastChange
      change := FileExist(watchedFile) ? FileGetTime(watchedFile) : ""
      if change = lastChange
          return
      lastChange := change
      ${notice(how, 'change ? "Changed: " watchedFile : "Deleted: " watchedFile')}
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
