import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const startScreensaver = action({
  id: 'start-screensaver',
  title: 'Start the screensaver',
  slots: {},
  code: () => ahk`SendMessage(0x112, 0xF140, 0,, "Program Manager")`,
});
