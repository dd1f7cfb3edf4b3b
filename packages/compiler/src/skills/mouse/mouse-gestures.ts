import { ahk } from '../ahk-text.ts';
import { keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const mouseGestures = recipe({
  id: 'mouse-gestures',
  title: 'Draw with the right mouse button held to go back, forward and so on',
  slots: {
    left: hotkey('keys for a move to the left', '!Left'),
    right: hotkey('keys for a move to the right', '!Right'),
    up: hotkey('keys for a move up', '^t'),
    down: hotkey('keys for a move down', '^w'),
  },
  code: (said) => gestures(meant(said)),
});

type Directions = { left: string; right: string; up: string; down: string };

const USUAL: Directions = { left: '!Left', right: '!Right', up: '^t', down: '^w' };

// "pull left = back": a direction alone is the way the mouse goes, and no key to press.
function meant({ left, right, up, down }: Directions): Directions {
  const keys = (given: string, usual: string) => (/^[\^!+#]/.test(given) ? given : usual);
  return {
    left: keys(left, USUAL.left),
    right: keys(right, USUAL.right),
    up: keys(up, USUAL.up),
    down: keys(down, USUAL.down),
  };
}

function gestures({ left, right, up, down }: Directions): string {
  return ahk`
  far := 40 ; pixels that make a gesture out of a click
  CoordMode("Mouse", "Screen")

  RButton:: {
      MouseGetPos(&startX, &startY)
      KeyWait("RButton")
      MouseGetPos(&endX, &endY)
      x := endX - startX, y := endY - startY
      if (Abs(x) < far && Abs(y) < far)
          Click("Right") ; not moved: the usual right click
      else if (Abs(x) > Abs(y))
          Send(x < 0 ? "${keystroke(left)}" : "${keystroke(right)}")
      else
          Send(y < 0 ? "${keystroke(up)}" : "${keystroke(down)}")
  }
`;
}
