import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const HELD = { '+': ['shift'], '!': ['alt'], '^': ['ctrl', 'control'], '#': ['win', 'windows'] };

export const horizontalScroll = recipe({
  id: 'horizontal-scroll',
  title: 'Scroll sideways with the wheel while a key is held',
  slots: { held: choice('key to hold', HELD, '+') },
  code: ({ held }) => ahk`
  ${held}WheelUp::Send("{WheelLeft}")
  ${held}WheelDown::Send("{WheelRight}")
`,
});
