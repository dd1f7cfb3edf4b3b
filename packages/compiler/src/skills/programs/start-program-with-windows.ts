import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';

export const startProgramWithWindows = action({
  id: 'start-program-with-windows',
  title: 'Start a program together with Windows',
  slots: { program: program('program to start') },
  code: ({ program }) => ahk`
  RegWrite(${quoteString(program.run)}, "REG_SZ", "HKCU\Software\Microsoft\Windows\CurrentVersion\Run", ${quoteString(program.name)})
`,
});
