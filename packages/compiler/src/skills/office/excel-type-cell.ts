import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { RUNNING } from './running.ts';

export const excelTypeCell = action({
  id: 'excel-type-cell',
  title: 'Type the contents of an Excel cell into the program you are in',
  slots: { cell: text('cell', 'A1') },
  code: ({ cell }) => ahk`SendText(OfficeProgram("Excel.Application").ActiveSheet.Range(${quoteString(cell)}).Text)`,
  needs: () => RUNNING,
});
