import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const restartComputer = action({
  id: 'restart-computer',
  title: 'Restart the computer',
  slots: {},
  code: () => ahk`Shutdown(2)`,
});
