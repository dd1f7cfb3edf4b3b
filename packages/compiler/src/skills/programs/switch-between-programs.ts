import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

export const switchBetweenPrograms = action({
  id: 'switch-between-programs',
  title: 'Switch to and fro between two programs',
  slots: { first: program('first program'), second: program('second program') },
  code: ({ first, second }) => ahk`
  if WinActive(${criterion(first)}) && WinExist(${criterion(second)})
      WinActivate()
  else if WinExist(${criterion(first)})
      WinActivate()
`,
});
