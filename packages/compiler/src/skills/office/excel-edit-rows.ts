import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const EDITS = {
  insertRow: ['insert a row', 'new row', 'add a row', 'insert row', 'row above'],
  insertBelow: ['row below', 'row underneath', 'row under'],
  deleteRow: ['delete the row', 'delete row', 'remove the row', 'delete the current row', 'delete rows'],
  insertColumn: ['insert a column', 'new column', 'add a column', 'insert column'],
  deleteColumn: ['delete the column', 'delete column', 'remove the column'],
  duplicateRow: ['duplicate the row', 'copy the row', 'duplicate row'],
  hideRow: ['hide the row', 'hide row', 'hide rows'],
  hideColumn: ['hide the column', 'hide column', 'hide columns'],
  clear: ['clear the cells', 'empty the cells', 'clear contents', 'clear the contents'],
};

const STATEMENTS = {
  insertRow: 'EntireRow.Insert()',
  insertBelow: 'Offset(1, 0).EntireRow.Insert()',
  deleteRow: 'EntireRow.Delete()',
  insertColumn: 'EntireColumn.Insert()',
  deleteColumn: 'EntireColumn.Delete()',
  duplicateRow: '',
  hideRow: 'EntireRow.Hidden := true',
  hideColumn: 'EntireColumn.Hidden := true',
  clear: 'ClearContents()',
};

export const excelEditRows = action({
  id: 'excel-edit-rows',
  title: 'Insert, delete, duplicate or hide rows and columns in Excel',
  slots: { edit: choice('change', EDITS, 'insertRow') },
  code: ({ edit }) =>
    edit === 'duplicateRow'
      ? ahk`
          duplicateExcel := OfficeProgram("Excel.Application")
          duplicateExcel.Selection.EntireRow.Copy()
          duplicateExcel.Selection.EntireRow.Insert()
          duplicateExcel.CutCopyMode := false
        `
      : ahk`OfficeProgram("Excel.Application").Selection.${STATEMENTS[edit]}`,
  needs: () => RUNNING,
});
