import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { APPLICATIONS } from './documents.ts';
import { RUNNING } from './running.ts';

const AFTERWARDS = {
  stay: ['stay open', 'keep them open', 'leave them open'],
  close: ['and close', 'close them', 'close all', 'closes them', 'and quit', 'exit excel', 'close excel', 'close word'],
};
const COLLECTIONS = { Word: 'Documents', Excel: 'Workbooks', PowerPoint: 'Presentations' };

export const saveAllDocuments = action({
  id: 'save-all-documents',
  title: 'Save all open Excel workbooks, Word documents or presentations at once',
  slots: {
    application: choice('program', APPLICATIONS, 'Excel'),
    afterwards: choice('documents afterwards', AFTERWARDS, 'stay'),
  },
  code: ({ application, afterwards }) => ahk`
    savingProgram := OfficeProgram("${application}.Application")
    for savedDocument in savingProgram.${COLLECTIONS[application]}
        if savedDocument.Path != "" && !savedDocument.ReadOnly ; a new one has no name yet
            savedDocument.Save()
    ${afterwards === 'close' ? 'savingProgram.Quit() ; asks about what could not be saved' : 'ToolTip("All saved")\nSetTimer(ToolTip, -1500)'}
  `,
  needs: () => RUNNING,
});
