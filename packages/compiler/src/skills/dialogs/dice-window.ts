import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { openingKey } from './opening-key.ts';

const USUAL = 'd4, d6, d8, d10, d12, d20';

export const diceWindow = recipe({
  id: 'dice-window',
  title: 'A window with buttons for the dice d4 to d20 that shows the roll in big numbers',
  slots: {
    dice: text('buttons for the dice', USUAL),
    open: hotkey('key that shows the window', '^!d'),
  },
  code: ({ dice, open }) => ahk`
  window := Gui("+AlwaysOnTop", "Dice")
  window.SetFont("s60 bold", "Segoe UI")
  result := window.AddText("xm w${Math.max(4, sidesIn(dice).length) * 64} Center", "–")
  window.SetFont("s12 norm")
  for sides in [${sidesIn(dice).join(', ')}]
      window.AddButton((A_Index = 1 ? "xm" : "x+4") " w60 h40", "d" sides).OnEvent("Click", Roll.Bind(sides))
  window.OnEvent("Escape", (*) => window.Hide())
  window.Show()

  Roll(sides, *) {
      result.Value := Random(1, sides)
  }

  ; Brings the window back when it was closed.
  ${openingKey(open, '^!d')}::window.Show()
`,
});

function sidesIn(dice: string): number[] {
  const sides = [...dice.matchAll(/\b[dw](\d{1,3})\b/gi)].map(([, number]) => Number(number)).filter((one) => one > 1);
  return sides.length > 0 ? [...new Set(sides)] : sidesIn(USUAL);
}
