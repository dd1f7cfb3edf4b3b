import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const SIDES = {
  both: ['all edges', 'every edge', 'all sides', 'all four'],
  horizontal: ['left and right', 'left edge', 'right edge', 'horizontally', 'sideways', 'left to right'],
  vertical: ['top and bottom', 'vertically', 'top edge', 'bottom edge'],
};
const HORIZONTAL = ahk`
  if x <= left
      MouseMove(right - 3, y, 0)
  else if x >= right - 1
      MouseMove(left + 2, y, 0)
`;
const VERTICAL = ahk`
  if y <= top
      MouseMove(x, bottom - 3, 0)
  else if y >= bottom - 1
      MouseMove(x, top + 2, 0)
`;

export const pointerWrapsAround = recipe({
  id: 'pointer-wraps-around',
  title: 'Let the mouse pointer leave the screen at one edge and come back at the other',
  slots: {
    sides: choice('edges', SIDES, 'horizontal'),
    toggle: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ sides, toggle }) => ahk`
  CoordMode("Mouse", "Screen")
  SetTimer(WrapPointer, 10)

  WrapPointer() {
      ; the edges of all monitors together
      left := SysGet(76), top := SysGet(77)
      right := left + SysGet(78), bottom := top + SysGet(79)
      MouseGetPos(&x, &y)
      ${[sides === 'vertical' ? '' : HORIZONTAL, sides === 'horizontal' ? '' : VERTICAL].filter(Boolean).join('\n')}
  }

  ; This key turns it off, and on again.
  ${toggle}:: {
      static isOn := true
      isOn := !isOn
      SetTimer(WrapPointer, isOn ? 10 : 0)
      ToolTip(isOn ? "On" : "Off")
      SetTimer(ToolTip, -1500)
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
