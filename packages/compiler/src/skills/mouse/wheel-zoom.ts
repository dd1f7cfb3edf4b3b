import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const HELD = {
  'RButton & ': ['right mouse button', 'right button', 'right click', 'rmb', 'right mouse'],
  'MButton & ': ['middle mouse button', 'middle button', 'wheel pressed'],
  'XButton1 & ': ['side button', 'thumb button', 'back button', 'xbutton1', 'mouse 4'],
  '!': ['alt'],
  '+': ['shift'],
  '#': ['win key', 'windows key', 'win'],
  'CapsLock & ': ['caps', 'caps lock', 'capslock'],
};
const ALONE: Partial<Record<keyof typeof HELD, string>> = {
  'RButton & ': 'RButton::Click("Right") ; a right click alone still works',
  'MButton & ': 'MButton::Click("Middle") ; a middle click alone still works',
  'XButton1 & ': 'XButton1::Send("{XButton1}") ; the button alone still goes back',
};

export const wheelZoom = recipe({
  id: 'wheel-zoom',
  title: 'Zoom with the mouse wheel while a mouse button or key is held',
  slots: { held: choice('button or key to hold', HELD, 'RButton & '), where: onlyIn() },
  code: ({ held, where }) =>
    inProgram(
      where,
      ahk`
    ${held}WheelUp::Send("^{WheelUp}") ; Ctrl and the wheel zoom in most programs
    ${held}WheelDown::Send("^{WheelDown}")
    ${ALONE[held] ?? ''}
  `.trimEnd(),
    ),
});
