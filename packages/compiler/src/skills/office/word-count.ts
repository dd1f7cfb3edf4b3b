import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { RUNNING } from './running.ts';

export const wordCount = action({
  id: 'word-count',
  title: 'Show how many words and pages the open Word document has',
  slots: {},
  code: () => ahk`
    countedDocument := OfficeProgram("Word.Application").ActiveDocument
    MsgBox(countedDocument.ComputeStatistics(0) " words\`n" countedDocument.ComputeStatistics(2) " pages")
  `,
  needs: () => RUNNING,
});
