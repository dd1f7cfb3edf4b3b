import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { HIDDEN_WINDOWS } from './hidden-windows.ts';

export const showHiddenWindows = action({
  id: 'show-hidden-windows',
  title: 'Show the windows that were hidden',
  slots: {},
  code: () => ahk`ShowHiddenWindows()`,
  needs: () => HIDDEN_WINDOWS,
});
