import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { onlyIn } from '../in-program.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const PAIRS = {
  all: ['brackets and quotes', 'quotes and brackets', 'quotes too', 'all of them', 'quotes'],
  brackets: ['only brackets', 'brackets', 'parentheses'],
};

export const autoCloseBrackets = recipe({
  id: 'auto-close-brackets',
  title: 'Add the closing bracket or quote by itself when the opening one is typed',
  slots: {
    pairs: choice('signs', PAIRS, 'all'),
    toggle: hotkey('key that turns it off and on', '^!F12'),
    where: onlyIn(),
  },
  code: ({ pairs, toggle, where }) => ahk`
    isOn := true

    #HotIf isOn${where.exe ? ` && WinActive(${quoteString(`ahk_exe ${where.exe}`)})` : ''}
    ; B0 leaves the opening sign standing; the closing one comes behind it and the cursor goes between them.
    :*?B0:(::){Left}
    :*?B0:[::]{Left}
    :*?B0:{::{}}{Left}${pairs === 'all' ? '\n    :*?B0:"::"{Left}' : ''}
    #HotIf

    ; This key turns it off, and on again.
    ${toggle}:: {
        global isOn := !isOn
        ToolTip(isOn ? "On" : "Off")
        SetTimer(ToolTip, -1500)
    }
  `,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
