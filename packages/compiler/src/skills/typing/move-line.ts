import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const DIRECTIONS = { up: ['up', 'above', 'higher'], down: ['down', 'below', 'lower'] };
const WAY = { up: '{Up}', down: '{Down}' };

export const moveLine = action({
  id: 'move-line',
  title: 'Move the current line of text up or down',
  slots: { direction: choice('direction', DIRECTIONS, 'up') },
  code: ({ direction }) => ahk`
    moveLineSaved := ClipboardAll()
    A_Clipboard := ""
    Send("{Home}+{Down}^x") ; the line together with its end
    ClipWait(0.5)
    Send("${WAY[direction]}^v{Up}")
    Sleep(300) ; the program needs a moment to read the clipboard
    A_Clipboard := moveLineSaved
  `,
});
