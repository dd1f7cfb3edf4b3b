import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { APPLICATIONS, DOCUMENTS } from './documents.ts';
import { RUNNING } from './running.ts';

export const printDocument = action({
  id: 'print-document',
  title: 'Print the open Office document at once, without the dialog',
  slots: { application: choice('program', APPLICATIONS, 'Word'), copies: number('number of copies', 1) },
  code: ({ application, copies }) => {
    const print = `OfficeProgram("${application}.Application").${DOCUMENTS[application]}.PrintOut()`;
    return copies === 1 ? print : `Loop ${copies}\n    ${print}`;
  },
  needs: () => RUNNING,
});
