import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const reverseScroll = recipe({
  id: 'reverse-scroll',
  title: 'Turn the scrolling direction of the mouse wheel round',
  slots: {},
  code: () => ahk`
  *WheelUp::Send("{Blind}{WheelDown}")
  *WheelDown::Send("{Blind}{WheelUp}")
`,
});
