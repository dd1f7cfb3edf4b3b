import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';
import { DISPLAY_MODE } from './display-mode.ts';

export const setRefreshRate = action({
  id: 'set-refresh-rate',
  title: 'Change the refresh rate of the screen',
  slots: { hertz: number('refresh rate in hertz', 60) },
  code: ({ hertz }) => ahk`SetRefreshRate(${Math.round(hertz)})`,
  needs: () => ahk`
  SetRefreshRate(hertz) {
      mode := ReadDisplayMode()
      NumPut("UInt", hertz, mode, 184)
      ApplyDisplayMode(mode, 0x400000)
  }

  ${DISPLAY_MODE}
`,
});
