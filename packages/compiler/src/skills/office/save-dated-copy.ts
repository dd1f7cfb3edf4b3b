import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { APPLICATIONS, DOCUMENTS } from './documents.ts';
import { RUNNING } from './running.ts';

export const saveDatedCopy = action({
  id: 'save-dated-copy',
  title: 'Save a backup copy of the open Office document with the date in its name',
  slots: { application: choice('program', APPLICATIONS, 'Excel'), folder: path('folder for it', 'Documents\\Backups') },
  code: ({ application, folder }) => ahk`
    backupFolder := ${folderExpression(folder)}
    DirCreate(backupFolder)
    backupDocument := OfficeProgram("${application}.Application").${DOCUMENTS[application]}
    backupDocument.Save()
    ${copying(application, 'backupFolder "\\" FormatTime(, "yyyy-MM-dd HH-mm ") backupDocument.Name')}
  `,
  needs: () => RUNNING,
});

// Word alone cannot save a copy, but lets others read the file while it is open.
function copying(application: keyof typeof APPLICATIONS, copy: string): string {
  return application === 'Word'
    ? `FileCopy(backupDocument.FullName, ${copy}, true)`
    : `backupDocument.SaveCopyAs(${copy})`;
}
