import { ahk } from '../ahk-text.ts';
import { keystroke } from '../keystroke.ts';
import { action } from '../skill.ts';
import { hotkey, number } from '../slot.ts';

export const pressKey = action({
  id: 'press-key',
  title: 'Press a key or a key combination',
  slots: { keys: hotkey('keys to press'), times: number('number of presses', 1) },
  code: ({ keys, times }) => ahk`Send("${keystroke(keys, times)}")`,
});
