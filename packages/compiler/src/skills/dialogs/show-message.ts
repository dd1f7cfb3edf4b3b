import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const showMessage = action({
  id: 'show-message',
  title: 'Show a message box',
  slots: { message: text('text of the message', 'Hello!') },
  code: ({ message }) => ahk`MsgBox(${quoteString(message)})`,
});
