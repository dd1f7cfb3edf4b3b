import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const WHATS = {
  '{PrintScreen}': ['screen', 'full screen', 'whole screen', 'desktop', 'everything'],
  '!{PrintScreen}': ['window', 'active window', 'current window', 'program', 'programme'],
};

export const copyScreenshot = action({
  id: 'copy-screenshot',
  title: 'Copy a screenshot to the clipboard',
  slots: { what: choice('part of the screen', WHATS, '{PrintScreen}') },
  code: ({ what }) => ahk`Send("${what}")`,
});
