import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const HELD = {
  nothing: ['without a key', 'no modifier', 'nothing held'],
  alt: ['alt'],
  ctrl: ['ctrl', 'control'],
  shift: ['shift'],
  win: ['win key', 'windows key'],
  caps: ['caps', 'caps lock', 'capslock'],
  right: ['right mouse button', 'right button', 'right click', 'rmb'],
};
const PREFIX = { nothing: '', alt: '!', ctrl: '^', shift: '+', win: '#', caps: 'CapsLock & ', right: 'RButton & ' };

export const wheelPressesKeys = recipe({
  id: 'wheel-presses-keys',
  title: 'Press one key by turning the wheel up and another by turning it down',
  slots: {
    up: hotkey('key for the wheel up', '^y'),
    down: hotkey('key for the wheel down', '^z'),
    held: choice('key held with the wheel', HELD, 'nothing'),
    where: onlyIn(),
  },
  code: ({ up, down, held, where }) =>
    inProgram(
      where,
      ahk`
    ${PREFIX[held]}WheelUp::Send("${keystroke(up)}")
    ${PREFIX[held]}WheelDown::Send("${keystroke(down)}")
    ${held === 'right' ? 'RButton::Click("Right") ; a right click alone still works' : ''}
  `.trimEnd(),
    ),
});
