import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const logOff = action({
  id: 'log-off',
  title: 'Log off from Windows',
  slots: {},
  code: () => ahk`Shutdown(0)`,
});
