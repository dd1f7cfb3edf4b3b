import { ahk } from '../ahk-text.ts';
import { deaf } from '../keystroke.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const WHAT = {
  both: ['both', 'all input', 'keyboard and mouse', 'mouse and keyboard', 'everything'],
  keyboard: ['keyboard', 'keys'],
  mouse: ['mouse', 'touchpad'],
};
const KEYBOARD = ahk`
  keys := InputHook("L0") ; swallows every key while it runs
  keys.KeyOpt("{All}", "S")
  keys.KeyOpt("{LCtrl}{RCtrl}{LAlt}{RAlt}{LShift}{RShift}", "-S") ; the way out needs these
`;
const MOUSE = ahk`

  #HotIf blocked
  *LButton::return
  *RButton::return
  *MButton::return
  *WheelUp::return
  *WheelDown::return
  #HotIf
`;

export const lockInput = recipe({
  id: 'lock-input',
  title: 'Block the keyboard and the mouse for a while',
  slots: {
    toggle: hotkey('key that blocks and frees them', '^!k'),
    time: duration('longest time they stay blocked', 60_000),
    what: choice('thing to block', WHAT, 'both'),
  },
  code: ({ toggle, time, what }) => ahk`
  longest := ${milliseconds(time)} ; milliseconds after which everything works again
  blocked := false
  ${what === 'mouse' ? '' : KEYBOARD}

  ${deaf(toggle)}::SetBlocked(!blocked) ; blocks, and frees before the time is over

  SetBlocked(on := false) {
      global blocked := on
      ${[what === 'mouse' ? '' : 'on ? keys.Start() : keys.Stop()', what === 'keyboard' ? '' : 'BlockInput(on ? "MouseMove" : "MouseMoveOff")'].filter(Boolean).join('\n')}
      SetTimer(SetBlocked, on ? -longest : 0)
      ToolTip(on ? "Locked. Press ${toggle} to unlock." : "Unlocked")
      SetTimer(ToolTip, -3000)
  }
  ${what === 'keyboard' ? '' : MOUSE}
`,
  stop: ({ toggle }) => `Press ${toggle} again to unlock; it also ends by itself.`,
});
