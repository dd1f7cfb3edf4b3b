import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const switchToLastWindow = action({
  id: 'switch-to-last-window',
  title: 'Switch to the window used before',
  slots: {},
  code: () => ahk`Send("!{Tab}")`,
});
