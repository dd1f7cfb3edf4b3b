import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const ACTIONS = {
  0: ['nothing', 'do nothing', 'stay on', 'stays on', 'keep running', 'keep on', 'ignore the lid', 'without sleep'],
  1: ['sleep', 'go to sleep', 'standby', 'sleeps'],
  2: ['hibernate', 'hibernation'],
  3: ['shut down', 'turn off', 'shutdown'],
};

export const setLidAction = action({
  id: 'set-lid-action',
  title: 'Set what closing the lid of the laptop does: nothing, sleep or shut down',
  slots: { deed: choice('thing that closing the lid does', ACTIONS, '0') },
  code: ({ deed }) => ahk`
    Run("powercfg.exe /setacvalueindex SCHEME_CURRENT SUB_BUTTONS LIDACTION ${deed}",, "Hide") ; plugged in
    Run("powercfg.exe /setdcvalueindex SCHEME_CURRENT SUB_BUTTONS LIDACTION ${deed}",, "Hide") ; on battery
    Sleep(500)
    Run("powercfg.exe /setactive SCHEME_CURRENT",, "Hide")
  `,
});
