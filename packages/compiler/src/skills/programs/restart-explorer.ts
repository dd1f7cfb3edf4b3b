import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

export const restartExplorer = action({
  id: 'restart-explorer',
  title: 'Restart Windows Explorer and the taskbar',
  slots: {
    part: choice('part of Windows', { explorer: ['explorer', 'windows explorer', 'file explorer'] }, 'explorer'),
  },
  code: () => ahk`
  ProcessClose("explorer.exe")
  Sleep(1500) ; Windows usually starts it again by itself
  if !ProcessExist("explorer.exe")
      Run("explorer.exe")
`,
});
