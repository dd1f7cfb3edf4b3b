import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { SELECTED_FILES } from './explorer.ts';

export const openSelectedWith = action({
  id: 'open-selected-with',
  title: 'Open the selected file in a certain program',
  slots: { program: program('program to open it with', { name: 'Notepad', run: 'notepad.exe', exe: 'notepad.exe' }) },
  code: ({ program }) => ahk`
  for selectedPath in SelectedFiles()
      Run(${quoteString(program.run)} ' "' selectedPath '"')
`,
  needs: () => SELECTED_FILES,
});
