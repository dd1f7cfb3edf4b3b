import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const openCdTray = action({
  id: 'open-cd-tray',
  title: 'Open or close the CD tray',
  slots: {},
  code: () => ahk`
  trayOpenedAt := A_TickCount
  DriveEject()
  if A_TickCount - trayOpenedAt < 1000 ; so quick that it was open already
      DriveRetract()
`,
});
