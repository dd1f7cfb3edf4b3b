import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { fileType } from './file-types.ts';
import { WATCH_NEW_FILES } from './new-files.ts';

const DEEDS = {
  open: ['open', 'opens', 'opened', 'show it', 'pops up'],
  print: ['print', 'prints', 'printed', 'printer'],
  move: ['move', 'moves', 'moved', 'goes to', 'put into', 'sort into'],
  copy: ['copy', 'copies', 'copied', 'backup', 'back up', 'duplicate'],
};

const SOUNDS = { none: [], beep: ['a sound', 'beep', 'beeps', 'a noise', 'a ding', 'a chime', 'hear'] };

export const handleNewFiles = recipe({
  id: 'handle-new-files',
  title: 'Open, print, move or copy each new file that comes into a folder',
  slots: {
    folder: path('folder to watch', 'Downloads'),
    to: path('folder for the files', 'Documents\\New files'),
    deed: choice('thing to do with them', DEEDS, 'open'),
    type: fileType('kind of files'),
    sound: choice('sound', SOUNDS, 'none'),
  },
  code: ({ folder, to, deed, type, sound }) => ahk`
  folder := ${folderExpression(folder)}
  pattern := "*.${type}" ; which files${deed === 'move' || deed === 'copy' ? `\n  target := ${folderExpression(to)}\n  DirCreate(target)` : ''}

  ${WATCH_NEW_FILES}

  HandleNewFile(path) {
      ${sound === 'beep' ? `SoundBeep(1000, 300)\n${CODE[deed]}` : CODE[deed]}
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});

const CODE = {
  open: 'Run(path)',
  print: 'ComObject("Shell.Application").ShellExecute(path, , , "print")',
  move: 'try FileMove(path, target) ; stays if there is one of that name already',
  copy: 'try FileCopy(path, target)',
};
