import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';

export const killProgram = action({
  id: 'kill-program',
  title: 'Force a program to end',
  slots: { program: program('program to end') },
  code: ({ program }) => ahk`Run(${quoteString(`taskkill /f /im "${program.exe}"`)},, "Hide")`,
});
