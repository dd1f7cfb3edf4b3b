import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { RUNNING } from './running.ts';

export const outlookFileMail = action({
  id: 'outlook-file-mail',
  title: 'Move the selected Outlook mail to a folder of your inbox',
  slots: { folder: text('name of the folder', 'Done') },
  code: ({ folder }) => ahk`
    filingOutlook := OfficeProgram("Outlook.Application")
    filingInbox := filingOutlook.Session.GetDefaultFolder(6) ; 6 is the inbox
    filingMail := filingOutlook.ActiveExplorer.Selection.Item(1)
    filingMail.UnRead := false
    filingMail.Move(filingInbox.Folders.Item(${quoteString(folder)}))
  `,
  needs: () => RUNNING,
});
