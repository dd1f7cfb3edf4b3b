import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { onlyIn } from '../in-program.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const BUTTONS = { LButton: ['left'], RButton: ['right'] };
const CLICKS = { LButton: 'Click()', RButton: 'Click("Right")' };

export const rapidFire = recipe({
  id: 'rapid-fire',
  title: 'Fire rapidly while the mouse button is held',
  slots: {
    toggle: hotkey('key that turns it on and off', 'F8'),
    every: duration('time between clicks', 50),
    button: choice('mouse button', BUTTONS, 'LButton'),
    where: onlyIn('game'),
  },
  code: ({ toggle, every, button, where }) => ahk`
  interval := ${every} ; milliseconds between two clicks
  rapidFire := false

  ${toggle}:: {
      global rapidFire := !rapidFire
      ToolTip(rapidFire ? "Rapid fire on" : "Rapid fire off")
      SetTimer(ToolTip, -1000)
  }

  #HotIf rapidFire${where.exe ? ` && WinActive(${quoteString(`ahk_exe ${where.exe}`)})` : ''}
  *${button}:: {
      while GetKeyState("${button}", "P") {
          ${CLICKS[button]}
          Sleep(interval)
      }
  }
  #HotIf
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off.`,
});
