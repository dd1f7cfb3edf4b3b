import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { OPEN_WINDOWS } from './open-windows.ts';
import { WINDOW_LAYOUT } from './window-layout.ts';

export const saveWindowLayout = action({
  id: 'save-window-layout',
  title: 'Remember where all windows are',
  slots: {},
  code: () => ahk`SaveLayout()`,
  needs: () => `${WINDOW_LAYOUT}\n\n${OPEN_WINDOWS}`,
});
