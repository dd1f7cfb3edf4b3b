import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const shutDownComputer = action({
  id: 'shut-down-computer',
  title: 'Shut the computer down',
  slots: {},
  code: () => ahk`Shutdown(9) ; 1 shuts down, 8 turns the power off`,
});
