import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { listed } from './listed.ts';

const REPLIES = [
  'Thank you for your message.',
  'I will get back to you shortly.',
  'Please find the document attached.',
  'Kind regards',
].join('\n');

export const textMenu = recipe({
  id: 'text-menu',
  title: 'Choose a text from a menu and have it typed',
  slots: { open: hotkey('key that opens the menu', '^!m'), texts: text('texts in the menu', REPLIES) },
  code: ({ open, texts }) => ahk`
    ; The texts to choose from. A line break inside a text is written \`n.
    texts := [
        ${listed(texts)
          .map((line) => quoteString(line))
          .join(',\n')}
    ]

    choices := Menu()
    for entry in texts
        choices.Add("&" A_Index "  " SubStr(StrReplace(entry, "&", "&&"), 1, 60), TypeChosen)

    TypeChosen(name, position, *) {
        SendText(texts[position])
    }

    ${open}::choices.Show()
  `,
});
