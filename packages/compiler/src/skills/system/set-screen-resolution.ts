import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { point } from '../slot.ts';
import { DISPLAY_MODE } from './display-mode.ts';

export const setScreenResolution = action({
  id: 'set-screen-resolution',
  title: 'Change the screen resolution',
  slots: { size: point('resolution in pixels', { x: 1920, y: 1080 }) },
  code: ({ size }) => ahk`SetScreenResolution(${size.x}, ${size.y})`,
  needs: () => ahk`
  SetScreenResolution(width, height) {
      mode := ReadDisplayMode()
      NumPut("UInt", width, "UInt", height, mode, 172)
      ApplyDisplayMode(mode, 0x180000)
  }

  ${DISPLAY_MODE}
`,
});
