import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';

const OPENERS = {
  '{Enter}': ['enter opens', 'opened with enter', 'press enter first', 'chat with enter'],
  t: ['t opens', 'opened with t', 'press t', 'with t', 'minecraft', 'the t key'],
  y: ['y opens', 'opened with y', 'press y', 'with y', 'counter-strike', 'counter strike', 'csgo', 'cs2', 'the y key'],
  u: ['u opens', 'team chat with u', 'press u', 'with u'],
  '+{Enter}': ['shift+enter', 'all chat', '/all', 'everyone'],
  '/': ['slash opens', 'with slash', 'press slash'],
};

export const gameChatMessage = action({
  id: 'game-chat-message',
  title: 'Open the chat of a game, write a message and send it',
  slots: { text: text('text of the message', 'gg wp'), opener: choice('key that opens the chat', OPENERS, '{Enter}') },
  code: ({ text: message, opener }) => ahk`
    Send("${opener}") ; opens the chat
    Sleep(150)
    SendText(${quoteString(message)})
    Sleep(50)
    Send("{Enter}")
  `,
});
