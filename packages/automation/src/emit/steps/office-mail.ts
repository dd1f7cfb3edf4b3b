import type { OFFICE } from '#language/steps/office.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import type { Scope } from '../scope.ts';
import { fileList } from '../things/files.ts';
import { useHelper } from '../use-helper.ts';
import { argument } from '../values/expression.ts';
import { officeCall, withOffice } from './with-office.ts';

export const EMIT_MAIL = {
  'new-mail': ({ to, subject, body, attach, 'and-send': isSent }, scope) => {
    const values = [to, subject, body].map((value) => (value ? argument(value, scope) : ''));
    const files = attach ? fileList(attach, scope) : '';
    const given = [...values, files, isSent ? 'true' : ''];
    while (given.at(-1) === '') given.pop();
    return [`${useHelper(scope.draft, 'NewMail')}(${given.join(', ')})`];
  },
  'outlook-do': ({ action }, scope) => [ACTIONS[action](scope)],
  'outlook-move': ({ folder }, scope) => [officeCall('Outlook', 'MoveMails', scope, literal(folder))],
  'outlook-reply': ({ value }, scope) => [
    officeCall('Outlook', 'AnswerMail', scope, '"Reply"', argument(value, scope)),
  ],
  'outlook-appointment': ({ subject, when }, scope) => [
    `${useHelper(scope.draft, 'NewAppointment')}(${argument(subject, scope)}, ${argument(when, scope)})`,
  ],
} satisfies Partial<Emitters<typeof OFFICE>>;

const ACTIONS = {
  reply: answer('Reply'),
  'reply-all': answer('ReplyAll'),
  forward: answer('Forward'),
  'mark-read': each('mail.UnRead := false'),
  'mark-unread': each('mail.UnRead := true'),
  // 0: for today.
  flag: each('(mail.MarkAsTask(0), mail.Save())'),
  archive: (scope: Scope) => officeCall('Outlook', 'MoveMails', scope, '"Archive"'),
  delete: each('mail.Delete()'),
  inbox: folder(6),
  calendar: folder(9),
  contacts: folder(10),
  tasks: folder(13),
  'new-appointment': newItem(1),
  'new-contact': newItem(2),
  'new-task': newItem(3),
  send: (scope: Scope) => officeCall('Outlook', 'SendOpenMail', scope),
  'send-receive': (scope: Scope) => withOffice('Outlook', 'outlookApp.Session.SendAndReceive(false)', scope),
  'save-attachments': (scope: Scope) => officeCall('Outlook', 'SaveAttachments', scope),
} as const;

function answer(way: string): (scope: Scope) => string {
  return (scope) => officeCall('Outlook', 'AnswerMail', scope, `"${way}"`);
}

function each(action: string): (scope: Scope) => string {
  return ({ draft }) => `${useHelper(draft, 'ForSelectedMails')}((mail) => ${action})`;
}

function folder(number: number): (scope: Scope) => string {
  return (scope) => officeCall('Outlook', 'ShowOutlookFolder', scope, String(number));
}

function newItem(kind: number): (scope: Scope) => string {
  return ({ draft }) => `${useHelper(draft, 'NewOutlookItem')}(${kind})`;
}
