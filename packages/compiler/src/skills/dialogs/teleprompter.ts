import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, number, path } from '../slot.ts';

const TOGGLE = 'F8';
const RESET = '^F8';

export const teleprompter = recipe({
  id: 'teleprompter',
  title: 'A teleprompter: a text file scrolls slowly over the screen in large letters',
  slots: {
    file: path('text file to read from', 'Documents\\speech.txt'),
    toggle: hotkey('key that starts and pauses it', TOGGLE),
    reset: hotkey('key that goes back to the beginning', RESET),
    size: number('size of the letters', 40),
  },
  code: ({ file, size, ...keys }) => {
    const [toggle, reset] = distinctHotkeys([keys.toggle, keys.reset] as const, [TOGGLE, RESET]);
    return ahk`
  textFile := ${folderExpression(file)}
  speed := 2 ; pixels at a time: a higher number is faster
  top := 300 ; where the text begins, in pixels from the top of the window

  prompter := Gui("+AlwaysOnTop +Resize", "Teleprompter")
  prompter.BackColor := "Black"
  prompter.SetFont("s${Math.min(200, Math.max(8, Math.round(size)))} cWhite", "Segoe UI")
  script := prompter.AddText("x20 y" top " w1000", FileExist(textFile) ? FileRead(textFile, "UTF-8") : "There is no file " textFile)
  prompter.Show("w1040 h600")

  ; Starts and pauses the scrolling.
  ${toggle}:: {
      static running := false
      running := !running
      SetTimer(Scroll, running ? 40 : 0)
  }

  ; Goes back to the beginning.
  ${reset}:: {
      global top := 300
      script.Move(, top)
  }

  Scroll() {
      global top -= speed
      script.Move(, top)
  }
`;
  },
  stop: ({ toggle }) => `Press ${toggle} to pause it, and close its window to end it.`,
});
