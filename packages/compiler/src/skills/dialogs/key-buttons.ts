import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { keysIn } from '../key-steps.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { openingKey } from './opening-key.ts';

const NAMES: Readonly<Record<string, string>> = { '^': 'Ctrl+', '!': 'Alt+', '+': 'Shift+', '#': 'Win+' };
const USUAL = 'Ctrl+C, Ctrl+V, Ctrl+Z, Esc';

export const keyButtons = recipe({
  id: 'key-buttons',
  title: 'Buttons on the screen that press keys in the program you work in',
  slots: {
    keys: text('keys on the buttons', USUAL),
    open: hotkey('key that shows and hides the buttons', '^!b'),
  },
  code: ({ keys, open }) => {
    const strokes = keysIn(keys);
    return ahk`
    ; The keys as Send writes them: ^ is Ctrl, ! is Alt, + is Shift, # is Win.
    keys := [${(strokes.length > 0 ? strokes : keysIn(USUAL)).map((stroke) => `{name: ${quoteString(nameOf(stroke))}, send: "${stroke}"}`).join(', ')}]

    ; The panel never takes the focus (0x08000000), so the keys go to the window you work in.
    panel := Gui("+AlwaysOnTop +ToolWindow +E0x08000000", "Keys")
    panel.SetFont("s14", "Segoe UI")
    for key in keys
        panel.AddButton("xm w160 h56", key.name).OnEvent("Click", PressKey.Bind(key.send))
    panel.Show("x20 y100 NoActivate")

    PressKey(stroke, *) {
        Send(stroke)
    }

    ${openingKey(open, '^!b')}:: {
        static visible := true
        visible := !visible
        visible ? panel.Show("NoActivate") : panel.Hide()
    }
  `;
  },
  stop: ({ open }) => `Press ${openingKey(open, '^!b')} to hide them.`,
});

// `^+{F5}` is Ctrl+Shift+F5 on the button.
function nameOf(stroke: string): string {
  const [, modifiers = '', key = stroke] = /^([\^!+#]*)(.+)$/s.exec(stroke) ?? [];
  const name = key.replace(/^\{(.+)\}$/s, '$1').replace('&', '&&');
  return [...modifiers].map((one) => NAMES[one]).join('') + (name.length === 1 ? name.toUpperCase() : name);
}
