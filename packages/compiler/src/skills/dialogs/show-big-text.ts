import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration, text } from '../slot.ts';

export const showBigText = action({
  id: 'show-big-text',
  title: 'Show a big text in the middle of the screen for a moment',
  slots: { message: text('text to show', 'Attention'), time: duration('time it stays', 3000) },
  code: ({ message, time }) => ahk`ShowBigText(${quoteString(message)}, ${milliseconds(time)})`,
  needs: () => ahk`
  ShowBigText(words, time) {
      box := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20") ; 0x20: clicks go through it
      box.BackColor := "Black"
      box.SetFont("s48 cWhite bold", "Segoe UI")
      box.AddText("Center", words)
      box.Show("NoActivate")
      WinSetTransparent(220, box)
      SetTimer(() => box.Destroy(), -time)
  }
`,
});
