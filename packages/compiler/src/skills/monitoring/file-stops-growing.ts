import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, path } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

export const fileStopsGrowing = recipe({
  id: 'file-stops-growing',
  title: 'Tell you when a file has stopped growing',
  slots: {
    file: path('file to watch'),
    rest: duration('time without growing', 60_000),
    how: noticeSlot,
  },
  code: ({ file, rest, how }) => ahk`
  watchedFile := ${folderExpression(file)}
  restTime := ${milliseconds(rest)} ; milliseconds without growing

  SetTimer(WatchSize, 2000)

  WatchSize() {
      static lastSize := -1, lastChange := A_TickCount, told := true
      size := FileExist(watchedFile) ? FileGetSize(watchedFile) : -1
      if size != lastSize {
          told := lastSize = -1 && size = -1 ; it grows: there will be something to tell
          lastSize := size
          lastChange := A_TickCount
      } else if !told && size >= 0 && A_TickCount - lastChange >= restTime {
          told := true
          ${notice(how, '"Finished: " watchedFile')}
      }
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
