import { ahk } from '../ahk-text.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const blockSystemKeys = recipe({
  id: 'block-system-keys',
  title: 'Block Alt+Tab, the Windows key, Alt+F4 and the like',
  slots: { toggle: hotkey('key that turns the block off and on', '^!F12') },
  code: ({ toggle }) => ahk`
  blocked := true

  #HotIf blocked
  LWin::return
  RWin::return
  !Tab::return
  !+Tab::return
  !Esc::return
  !F4::return
  !Space::return
  ^Esc::return
  ^+Esc::return
  #HotIf

  ${toggle}:: { ; for you: turns the block off and on
      global blocked := !blocked
      ${showOnOff('blocked', 'Block')}
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off; Ctrl+Alt+Delete always works.`,
});
