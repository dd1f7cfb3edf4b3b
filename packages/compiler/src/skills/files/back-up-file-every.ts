import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { milliseconds } from '../milliseconds.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, path } from '../slot.ts';

export const backUpFileEvery = recipe({
  id: 'back-up-file-every',
  title: 'Keep dated copies of a file you work on, one every few minutes',
  slots: {
    file: path('file to copy', 'Documents\\report.docx'),
    to: path('folder for the copies', 'Documents\\Backups'),
    every: duration('time between two copies', 600_000),
    toggle: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ file, to, every, toggle }) => ahk`
  workFile := ${folderExpression(file)}
  copies := ${folderExpression(to)}
  every := ${milliseconds(every)} ; milliseconds between two copies

  DirCreate(copies)
  SetTimer(CopyFile, every)

  CopyFile() {
      static lastChange := ""
      if !FileExist(workFile) || FileGetTime(workFile) = lastChange
          return ; nothing new since the last copy
      lastChange := FileGetTime(workFile)
      SplitPath(workFile, , , &extension, &name)
      try FileCopy(workFile, copies "\" name FormatTime(, " yyyy-MM-dd HH-mm") "." extension)
  }

  ${onOffKey(toggle, 'CopyFile', 'every')}
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
