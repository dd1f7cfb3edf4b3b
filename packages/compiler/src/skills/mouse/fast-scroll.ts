import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, number } from '../slot.ts';

const HELD = {
  any: ['always', 'all the time', 'everywhere'],
  alt: ['alt'],
  ctrl: ['ctrl', 'control'],
  shift: ['shift'],
  win: ['win', 'windows'],
  caps: ['caps', 'capslock', 'caps lock'],
};
const PREFIX = { any: '', alt: '!', ctrl: '^', shift: '+', win: '#', caps: 'CapsLock & ' };

export const fastScroll = recipe({
  id: 'fast-scroll',
  title: 'Scroll faster with the mouse wheel',
  slots: { held: choice('key to hold while scrolling', HELD, 'any'), times: number('times faster', 4) },
  code: ({ held, times }) => ahk`
  ${PREFIX[held]}WheelUp::Send("{WheelUp ${times}}")
  ${PREFIX[held]}WheelDown::Send("{WheelDown ${times}}")
`,
});
