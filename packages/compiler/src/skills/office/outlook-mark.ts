import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const MARKS = {
  read: ['as read', 'read', 'mark read'],
  unread: ['unread', 'as unread', 'not read'],
  flag: ['flag', 'flags', 'follow up', 'follow-up', 'to do'],
  unflag: ['remove the flag', 'clear the flag', 'unflag', 'complete', 'done'],
  important: ['important', 'high importance', 'high priority'],
  allRead: ['all mails as read', 'everything as read', 'all as read', 'whole inbox', 'all unread'],
};

const STATEMENTS = {
  read: each('markedItem.UnRead := false'),
  unread: each('markedItem.UnRead := true'),
  flag: each('markedItem.MarkAsTask(0) ; 0: for today\nmarkedItem.Save()'),
  unflag: each('markedItem.ClearTaskFlag()\nmarkedItem.Save()'),
  important: each('markedItem.Importance := 2\nmarkedItem.Save()'),
  allRead: ahk`
    markedItems := markOutlook.Session.GetDefaultFolder(6).Items.Restrict("[UnRead] = true") ; 6 is the inbox
    while markedItems.Count ; a mail that is read drops out of the list
        markedItems.Item(markedItems.Count).UnRead := false
  `,
};

export const outlookMark = action({
  id: 'outlook-mark',
  title: 'Mark the selected Outlook mails as read, unread, flagged or important',
  slots: { mark: choice('mark', MARKS, 'read') },
  code: ({ mark }) => ahk`
    markOutlook := OfficeProgram("Outlook.Application")
    ${STATEMENTS[mark]}
  `,
  needs: () => RUNNING,
});

function each(statements: string): string {
  return ahk`
    for markedItem in markOutlook.ActiveExplorer.Selection {
        ${statements}
    }
  `;
}
