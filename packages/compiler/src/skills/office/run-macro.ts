import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { RUNNING } from './running.ts';

const APPLICATIONS = { Excel: ['excel', 'workbook', 'spreadsheet'], Word: ['word', 'document'] };

export const runMacro = action({
  id: 'run-macro',
  title: 'Run a VBA macro of Excel or Word',
  slots: { application: choice('program', APPLICATIONS, 'Excel'), macro: text('name of the macro', 'Macro1') },
  code: ({ application, macro }) => ahk`OfficeProgram("${application}.Application").Run(${quoteString(macro)})`,
  needs: () => RUNNING,
});
