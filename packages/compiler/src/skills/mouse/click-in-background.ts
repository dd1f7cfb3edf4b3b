import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { point, program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

export const clickInBackground = action({
  id: 'click-in-background',
  title: "Click inside a program's window without moving the mouse",
  slots: {
    target: program('window', { name: 'Notepad', run: 'notepad.exe', exe: 'notepad.exe' }),
    where: point('place inside its window', { x: 100, y: 100 }),
  },
  code: ({ target, where: { x, y } }) => ahk`
  if WinExist(${criterion(target)})
      ControlClick("x${x} y${y}", , , , , "NA")
`,
});
