import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';

export const outlookMailSelection = action({
  id: 'outlook-mail-selection',
  title: 'Put the selected text into a new Outlook mail',
  slots: {
    to: text('address of the recipient', ''),
    subject: text('subject', ''),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ to, subject, where }) => ahk`
    selectionMail := ComObject("Outlook.Application").CreateItem(0)
    selectionMail.To := ${quoteString(to)}
    selectionMail.Subject := ${quoteString(subject)}
    selectionMail.Body := ${textOf(where)}
    selectionMail.Display()
  `,
  needs: ({ where }) => textOfNeeds(where),
});
