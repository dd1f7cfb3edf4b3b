import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const HOW = {
  completely: ['completely', 'totally', 'entirely'],
  alone: ['start menu', 'alone', 'on its own', 'by itself', 'still use', 'combinations', 'shortcuts still'],
};

export const disableWindowsKey = recipe({
  id: 'disable-windows-key',
  title: 'Switch the Windows key off',
  slots: { how: choice('way to switch it off', HOW, 'completely') },
  code: ({ how }) =>
    how === 'completely'
      ? ahk`
        LWin::return
        RWin::return
      `
      : ahk`
        ; Pressed alone it no longer opens the Start menu; Win+E and the like still work.
        ~LWin::Send("{Blind}{vkE8}")
        ~RWin::Send("{Blind}{vkE8}")
      `,
});
