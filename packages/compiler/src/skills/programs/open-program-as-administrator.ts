import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';

export const openProgramAsAdministrator = action({
  id: 'open-program-as-administrator',
  title: 'Open a program as administrator',
  slots: { program: program('program to open') },
  code: ({ program }) =>
    ahk`try Run(${quoteString(`*RunAs ${program.run}`)}) ; the user may say no to Windows' question`,
});
