import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const showDesktop = action({
  id: 'show-desktop',
  title: 'Show the desktop, or bring the windows back',
  slots: {},
  code: () => ahk`Send("#d")`,
});
