import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { OPEN_WINDOWS } from './open-windows.ts';
import { WINDOW_LAYOUT } from './window-layout.ts';

export const restoreWindowLayout = action({
  id: 'restore-window-layout',
  title: 'Put all windows back where they were remembered',
  slots: {},
  code: () => ahk`RestoreLayout()`,
  needs: () => `${WINDOW_LAYOUT}\n\n${OPEN_WINDOWS}`,
});
