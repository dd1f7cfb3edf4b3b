import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, duration } from '../slot.ts';

const BUTTONS = { LButton: ['left'], RButton: ['right'], MButton: ['middle'] };

export const doubleClickFixer = recipe({
  id: 'double-click-fixer',
  title: 'Ignore accidental double clicks of a worn-out mouse',
  slots: {
    button: choice('mouse button', BUTTONS, 'LButton'),
    tooSoon: duration('time in which a second click is ignored', 80),
  },
  code: ({ button, tooSoon }) => ahk`
  tooSoon := ${tooSoon} ; milliseconds in which a second click is taken for an accident
  lastRelease := 0

  #HotIf A_TickCount - lastRelease < tooSoon
  *${button}::return
  #HotIf

  ~*${button} Up::global lastRelease := A_TickCount
`,
});
