import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, program } from '../slot.ts';

const WHEN = { active: ['in front', 'active', 'focused', 'playing'], running: ['running', 'open', 'started'] };
const GAME = { name: 'your game', run: 'game.exe', exe: 'game.exe' };

export const disableWindowsKeyInProgram = recipe({
  id: 'disable-windows-key-in-program',
  title: 'Switch the Windows key off in a game or program',
  slots: { target: program('game or program', GAME), when: choice('time when it is off', WHEN, 'active') },
  code: ({ target, when }) => ahk`
  ; The Windows keys do nothing while ${target.name} is ${when === 'active' ? 'in front' : 'running'}.
  #HotIf ${when === 'active' ? `WinActive(${quoteString(`ahk_exe ${target.exe}`)})` : `ProcessExist(${quoteString(target.exe)})`}
  LWin::return
  RWin::return
  #HotIf
`,
});
