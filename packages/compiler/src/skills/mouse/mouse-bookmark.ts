import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const mouseBookmark = recipe({
  id: 'mouse-bookmark',
  title: 'Remember where the pointer is and jump back there',
  slots: { save: hotkey('key that remembers the place', '^F1'), back: hotkey('key that goes back to it', 'F1') },
  code: ({ save, back }) => ahk`
  savedX := A_ScreenWidth // 2, savedY := A_ScreenHeight // 2
  CoordMode("Mouse", "Screen")

  ${save}:: { ; remembers the place
      global savedX, savedY
      MouseGetPos(&savedX, &savedY)
      ToolTip("Place saved")
      SetTimer(ToolTip, -1000)
  }

  ${back}::MouseMove(savedX, savedY, 0) ; goes back to it
`,
});
