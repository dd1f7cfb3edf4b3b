import { ahk } from '../ahk-text.ts';
import { keysIn } from '../key-steps.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { buttonDeeds } from './button-deeds.ts';
import { openingKey } from './opening-key.ts';

export const buttonWindow = recipe({
  id: 'button-window',
  title: 'A window with buttons of your own that type texts, press keys or open things',
  slots: {
    buttons: text(
      'buttons and what they do',
      'Thanks types Thank you for your message., Copy presses Ctrl+C, Calculator opens calc.exe',
    ),
    open: hotkey('key that shows and hides the window', '^!b'),
  },
  code: ({ buttons, open }) => ahk`
  ; The window never takes the focus (0x08000000), so texts and keys go to the window you work in.
  window := Gui("+AlwaysOnTop +ToolWindow +E0x08000000", "Buttons")

  ; The buttons: a name and what happens.
  ${buttonDeeds(buttons)
    .map(({ name, does }) => `window.AddButton("xm w200", ${name}).OnEvent("Click", (*) => ${does})`)
    .join('\n')}
  window.Show("x20 y100 NoActivate")

  ${openingKey(open, '^!b', pressedIn(buttons))}:: {
      static visible := true
      visible := !visible
      visible ? window.Show("NoActivate") : window.Hide()
  }
`,
  stop: ({ open }) => `Press ${openingKey(open, '^!b')} to hide it.`,
});

function pressedIn(buttons: string): string[] {
  return keysIn(buttons).map((stroke) => stroke.replace(/\{(.+)\}$/s, '$1'));
}
