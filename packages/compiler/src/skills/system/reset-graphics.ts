import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const resetGraphics = action({
  id: 'reset-graphics',
  title: 'Restart the graphics driver when the screen is frozen or black',
  slots: {},
  code: () => ahk`Send("#^+b") ; the shortcut of Windows for it`,
});
