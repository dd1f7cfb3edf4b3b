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
  right: ['right mouse button', 'right button', 'right click', 'rmb', 'right mouse'],
  middle: ['middle mouse button', 'middle button', 'wheel pressed', 'wheel button'],
  back: ['side button', 'thumb button', 'back button', 'mouse 4', 'xbutton1'],
  forward: ['forward button', 'second side button', 'mouse 5', 'xbutton2'],
};
const PREFIX = {
  nothing: '',
  alt: '!',
  ctrl: '^',
  shift: '+',
  win: '#',
  caps: 'CapsLock & ',
  right: 'RButton & ',
  middle: 'MButton & ',
  back: 'XButton1 & ',
  forward: 'XButton2 & ',
};
const ALONE: Partial<Record<keyof typeof HELD, string>> = {
  right: 'RButton::Click("Right") ; a right click alone still works',
  middle: 'MButton::Click("Middle") ; a middle click alone still works',
  back: 'XButton1::Send("{XButton1}") ; the button alone still goes back',
  forward: 'XButton2::Send("{XButton2}") ; the button alone still goes forward',
};

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
    ${ALONE[held] ?? ''}
  `.trimEnd(),
    ),
});
