import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { SPEAK } from '../sound/speak.ts';
import { listed } from '../typing/listed.ts';
import { openingKey } from './opening-key.ts';

export const speakingButtons = recipe({
  id: 'speaking-buttons',
  title: 'A board of large buttons that say their words out loud',
  slots: {
    phrases: text('words on the buttons', 'Yes\nNo\nThank you\nI am thirsty\nI am tired\nPlease help me'),
    open: hotkey('key that shows the board', '^!s'),
  },
  code: ({ phrases, open }) => ahk`
  phrases := [
      ${listed(phrases)
        .map((phrase) => `${quoteString(phrase)},`)
        .join('\n')}
  ]

  board := Gui("+AlwaysOnTop", "Speak")
  board.SetFont("s20", "Segoe UI")
  for phrase in phrases {
      place := Mod(A_Index, 3) = 1 ? "xm" : "x+8 yp" ; three in a row
      board.AddButton(place " w260 h90", StrReplace(phrase, "&", "&&")).OnEvent("Click", Say.Bind(phrase))
  }
  board.Show()

  Say(phrase, *) {
      Speak(phrase)
  }

  ${SPEAK}

  ; Brings the board back when it was closed or is behind others.
  ${openingKey(open, '^!s')}::board.Show()
`,
});
