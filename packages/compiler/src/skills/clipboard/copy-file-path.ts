import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const PARTS = {
  path: ['path', 'full path', 'location'],
  name: ['file name', 'filename', 'name'],
  stem: ['without extension', 'no extension', 'without the extension'],
  folder: ['folder path', 'containing folder', 'directory'],
};

const PATTERNS = {
  name: '"m`a)^.*\\\\"',
  stem: '"m`a)^.*\\\\|\\.[^.\\\\\\r\\n]+$"',
  folder: '"m`a)\\\\[^\\\\\\r\\n]+$"',
};

export const copyFilePath = action({
  id: 'copy-file-path',
  title: 'Copy the path or name of the selected file',
  slots: { part: choice('part of the path', PARTS, 'path') },
  code: ({ part }) => ahk`
    A_Clipboard := ""
    Send("^c")
    if ClipWait(1)
        A_Clipboard := ${part === 'path' ? 'A_Clipboard' : `RegExReplace(A_Clipboard, ${PATTERNS[part]})`} ; as text
  `,
});
