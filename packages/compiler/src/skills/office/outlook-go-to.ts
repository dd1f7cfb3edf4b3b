import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const FOLDERS = {
  9: ['calendar', 'appointments', 'diary'],
  6: ['inbox', 'mail', 'mails', 'incoming'],
  10: ['contacts', 'address book', 'people'],
  13: ['tasks', 'to-do', 'todo'],
  5: ['sent', 'sent mail', 'sent items'],
  16: ['drafts', 'draft'],
  3: ['deleted', 'deleted items', 'bin', 'trash'],
  4: ['outbox'],
  23: ['junk', 'spam'],
};

export const outlookGoTo = action({
  id: 'outlook-go-to',
  title: 'Show the calendar, inbox, contacts or sent mails in Outlook',
  slots: { folder: choice('folder', FOLDERS, '9') },
  code: ({ folder }) => ahk`
    shownOutlook := OfficeProgram("Outlook.Application")
    shownFolder := shownOutlook.Session.GetDefaultFolder(${folder})
    shownOutlook.ActiveExplorer.CurrentFolder := shownFolder
    shownOutlook.ActiveExplorer.Activate()
  `,
  needs: () => RUNNING,
});
