import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const SENDERS = {
  '^': ['ctrl+enter', 'ctrl + enter', 'control enter', 'ctrl enter', 'control+enter'],
  '!': ['alt+enter', 'alt + enter', 'alt enter'],
  '+': ['shift+enter', 'shift + enter', 'shift enter'],
};

export const enterForNewLine = recipe({
  id: 'enter-for-new-line',
  title: 'Let Enter start a new line in a chat, and send the message with Ctrl+Enter',
  slots: { sender: choice('keys that send the message', SENDERS, '^'), where: onlyIn('chat program') },
  code: ({ sender, where }) =>
    inProgram(
      where,
      ahk`
    $Enter::Send("+{Enter}") ; a new line
    $${sender}Enter::Send("{Enter}") ; sends the message
  `,
    ),
});
