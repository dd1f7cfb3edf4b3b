import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const KINDS = {
  values: ['values', 'value', 'values only', 'without formatting', 'only the text', 'numbers only', 'no formulas'],
  formulas: ['formulas', 'formula'],
  formats: ['formats', 'formatting', 'format only'],
  widths: ['column widths', 'widths'],
  transposed: ['transpose', 'transposed', 'rows to columns'],
};

const ARGUMENTS = {
  values: '-4163',
  formulas: '-4123',
  formats: '-4122',
  widths: '8',
  transposed: '-4104, -4142, false, true',
};

export const excelPasteSpecial = action({
  id: 'excel-paste-special',
  title: 'Paste only the values, formulas or formats in Excel',
  slots: { kind: choice('part to paste', KINDS, 'values') },
  code: ({ kind }) => ahk`
    pasteExcel := OfficeProgram("Excel.Application")
    if pasteExcel.CutCopyMode ; cells were copied
        pasteExcel.Selection.PasteSpecial(${ARGUMENTS[kind]})
    else
        pasteExcel.ActiveSheet.PasteSpecial("Text")
  `,
  needs: () => RUNNING,
});
