import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { cellsOr, cellsSlot } from './cells.ts';
import { RUNNING } from './running.ts';

const DEEDS = {
  'ClearContents()': ['clear', 'clears', 'empty', 'empties', 'delete', 'deletes', 'wipe', 'wipes', 'erase', 'erases'],
  'Copy()': ['copy', 'copies'],
  'Select()': ['select', 'selects', 'go to', 'goes to', 'jump to', 'jumps to', 'mark', 'marks'],
  'PrintOut()': ['print', 'prints'],
};

export const excelRange = action({
  id: 'excel-range',
  title: 'Clear, copy, select or print a range of cells in Excel',
  slots: { cells: cellsSlot, deed: choice('thing to do', DEEDS, 'ClearContents()') },
  code: ({ cells, deed }) => ahk`OfficeProgram("Excel.Application").${cellsOr(cells, 'Selection')}.${deed}`,
  needs: () => RUNNING,
});
