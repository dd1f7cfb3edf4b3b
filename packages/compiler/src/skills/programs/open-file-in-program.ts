import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path, program } from '../slot.ts';

export const openFileInProgram = action({
  id: 'open-file-in-program',
  title: 'Open a file in a certain program',
  slots: { file: path('file to open'), program: program('program to open it with') },
  code: ({ file, program }) => ahk`Run(${quoteString(program.run)} ' "' ${folderExpression(file)} '"')`,
});
