import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const WHAT = {
  duplicates: ['duplicates', 'duplicate', 'double', 'twice', 'doubles', 'more than once'],
  unique: ['unique', 'only once', 'single'],
  blanks: ['blank', 'blanks', 'empty', 'empty cells', 'blank cells'],
  errors: ['errors', 'error', '#n/a', '#ref'],
  negative: ['negative', 'below zero', 'minus', 'less than zero'],
  formulas: ['formulas', 'formula', 'calculated'],
};
const TESTS = {
  duplicates: 'cell.Text != "" && markExcel.WorksheetFunction.CountIf(markCells, cell.Value) > 1',
  unique: 'cell.Text != "" && markExcel.WorksheetFunction.CountIf(markCells, cell.Value) = 1',
  blanks: 'cell.Text = ""',
  errors: 'SubStr(cell.Text, 1, 1) = "#"',
  negative: 'IsNumber(cell.Value) && cell.Value < 0',
  formulas: 'cell.HasFormula',
};

export const excelHighlightDuplicates = action({
  id: 'excel-highlight-duplicates',
  title: 'Mark duplicates, empty cells, errors or negative numbers in the Excel selection',
  slots: { what: choice('cells to mark', WHAT, 'duplicates') },
  code: ({ what }) => ahk`
    markExcel := OfficeProgram("Excel.Application")
    markCells := markExcel.Intersect(markExcel.Selection, markExcel.ActiveSheet.UsedRange)
    for cell in markCells.Cells
        if ${TESTS[what]}
            cell.Interior.Color := 0x00FFFF ; yellow
  `,
  needs: () => RUNNING,
});
