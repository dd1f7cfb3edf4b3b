import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { RUNNING } from './running.ts';

export const outlookSaveAttachments = action({
  id: 'outlook-save-attachments',
  title: 'Save the attachments of the selected Outlook mails to a folder',
  slots: { folder: path('folder for them', 'Downloads') },
  code: ({ folder }) => ahk`
    attachmentFolder := ${folderExpression(folder)}
    DirCreate(attachmentFolder)
    for attachmentMail in OfficeProgram("Outlook.Application").ActiveExplorer.Selection
        for attachmentFile in attachmentMail.Attachments
            attachmentFile.SaveAsFile(attachmentFolder "\" attachmentFile.FileName)
  `,
  needs: () => RUNNING,
});
