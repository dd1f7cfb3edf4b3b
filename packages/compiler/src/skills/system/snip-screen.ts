import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const snipScreen = action({
  id: 'snip-screen',
  title: 'Pick a part of the screen and copy it',
  slots: {},
  code: () => ahk`Send("#+s")`,
});
