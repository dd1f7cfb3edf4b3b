import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';
import { BROWSER_GROUP } from './browsers.ts';

const HELD = {
  'RButton & ': ['right button', 'right mouse button', 'right click'],
  '!': ['alt'],
  '+': ['shift'],
  'CapsLock & ': ['caps lock', 'capslock'],
  '^+': ['ctrl shift', 'ctrl+shift'],
};

export const wheelSwitchesTabs = recipe({
  id: 'wheel-switches-tabs',
  title: 'Switch browser tabs by turning the wheel while a key or button is held',
  slots: { held: choice('key or button to hold', HELD, 'RButton & ') },
  code: ({ held }) => ahk`
    ${BROWSER_GROUP}

    #HotIf WinActive("ahk_group browsers")
    ${held}WheelUp::Send("^{PgUp}")
    ${held}WheelDown::Send("^{PgDn}")${held === 'RButton & ' ? '\n    RButton::Click("Right") ; a click alone still opens the menu' : ''}
    #HotIf
  `,
});
