import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const restartExplorer = action({
  id: 'restart-explorer',
  title: 'Restart Windows Explorer and the taskbar',
  slots: {},
  code: () => ahk`
  ProcessClose("explorer.exe")
  Sleep(1500) ; Windows usually starts it again by itself
  if !ProcessExist("explorer.exe")
      Run("explorer.exe")
`,
});
