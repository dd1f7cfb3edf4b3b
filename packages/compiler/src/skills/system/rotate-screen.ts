import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { DISPLAY_MODE } from './display-mode.ts';

const TURNS = {
  normal: ['landscape', 'upright', 'back', 'normal again'],
  portrait: ['left', '90', 'vertical', 'sideways'],
  'upside down': ['flipped', 'flip', '180', 'invert'],
  'other portrait': ['right', '270', 'portrait flipped', 'flipped portrait'],
};

const QUARTERS = { normal: 0, portrait: 1, 'upside down': 2, 'other portrait': 3 };

export const rotateScreen = action({
  id: 'rotate-screen',
  title: 'Rotate the screen',
  slots: { turn: choice('orientation', TURNS, 'portrait') },
  code: ({ turn }) => ahk`RotateScreen(${QUARTERS[turn]})`,
  needs: () => ahk`
  ; Quarter turns: 0 is normal. Rotating again to the same side turns back.
  RotateScreen(turn) {
      mode := ReadDisplayMode()
      now := NumGet(mode, 84, "UInt")
      if now = turn
          turn := 0
      if (now + turn) & 1 { ; width and height change places
          width := NumGet(mode, 172, "UInt"), height := NumGet(mode, 176, "UInt")
          NumPut("UInt", height, "UInt", width, mode, 172)
      }
      NumPut("UInt", turn, mode, 84)
      ApplyDisplayMode(mode, 0x180080)
  }

  ${DISPLAY_MODE}
`,
});
