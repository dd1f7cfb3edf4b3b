import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { key } from '../slot.ts';

export const keysAsMouseButtons = recipe({
  id: 'keys-as-mouse-buttons',
  title: 'Use keys as the mouse buttons',
  slots: {
    left: key('key for the left button', 'F1'),
    right: key('key for the right button', 'F2'),
    middle: key('key for the middle button', 'F3'),
  },
  code: ({ left, right, middle }) => ahk`
  ; They can be held, so dragging works too.
  ${left}::LButton
  ${right}::RButton
  ${middle}::MButton
`,
});
