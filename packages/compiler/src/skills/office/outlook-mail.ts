import { quoteString } from '@hotscribe/ahk';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path, text } from '../slot.ts';
import { datedSubject, subjectExpression } from './dated-subject.ts';

const FINISH = {
  Display: ['draft', 'open', 'show', 'let me check', 'ready to send', 'new mail', 'start', 'without sending'],
  Send: ['send', 'sends', 'send it', 'automatically'],
};

export const outlookMail = action({
  id: 'outlook-mail',
  title: 'Write an Outlook mail with its text filled in, and show or send it',
  slots: {
    to: text('address of the recipient', ''),
    subject: text('subject', ''),
    body: text('text of the mail', ''),
    attachment: path('file to attach', ''),
    dated: datedSubject,
    finish: choice('way to finish', FINISH, 'Display'),
  },
  code: ({ to, subject, body, attachment, dated, finish }) =>
    [
      'outlookMail := ComObject("Outlook.Application").CreateItem(0)',
      `outlookMail.To := ${quoteString(to)}`,
      ...(subject === '' && dated === 'none' ? [] : [`outlookMail.Subject := ${subjectExpression(subject, dated)}`]),
      ...(body === '' ? [] : [`outlookMail.Body := ${quoteString(body)}`]),
      ...(attachment === '' ? [] : [`outlookMail.Attachments.Add(${folderExpression(attachment)})`]),
      `outlookMail.${to === '' ? 'Display' : finish}()`,
    ].join('\n'),
});
