import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { optional, point } from '../slot.ts';
import { DISPLAY_MODE } from './display-mode.ts';

export const setScreenResolution = action({
  id: 'set-screen-resolution',
  title: 'Change the screen resolution',
  slots: {
    size: point('resolution in pixels', { x: 1920, y: 1080 }),
    other: optional(point('resolution to change back to')),
  },
  code: ({ size, other }) =>
    other
      ? ahk`
        if A_ScreenWidth = ${size.x}
            SetScreenResolution(${other.x}, ${other.y})
        else
            SetScreenResolution(${size.x}, ${size.y})
      `
      : ahk`SetScreenResolution(${size.x}, ${size.y})`,
  needs: () => ahk`
  SetScreenResolution(width, height) {
      mode := ReadDisplayMode()
      NumPut("UInt", width, "UInt", height, mode, 172)
      ApplyDisplayMode(mode, 0x180000)
  }

  ${DISPLAY_MODE}
`,
});
