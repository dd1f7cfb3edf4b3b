import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const showNotification = action({
  id: 'show-notification',
  title: 'Show a Windows notification',
  slots: { message: text('text of the notification', 'Done'), title: text('title of the notification', '') },
  code: ({ message, title }) => ahk`TrayTip(${quoteString(message)}${title && `, ${quoteString(title)}`})`,
});
