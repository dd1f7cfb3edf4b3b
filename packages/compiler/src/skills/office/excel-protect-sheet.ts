import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { RUNNING } from './running.ts';

const WHICH = {
  sheet: ['sheet', 'this sheet', 'the sheet', 'worksheet'],
  all: ['all sheets', 'every sheet', 'all worksheets', 'whole workbook'],
};

export const excelProtectSheet = action({
  id: 'excel-protect-sheet',
  title: 'Protect the Excel sheet, or take the protection off again',
  slots: { which: choice('sheets', WHICH, 'sheet'), password: text('password', '') },
  code: ({ which, password }) =>
    which === 'sheet'
      ? ahk`
        protectSheet := OfficeProgram("Excel.Application").ActiveSheet
        if protectSheet.ProtectContents
            protectSheet.Unprotect(${quoteString(password)})
        else
            protectSheet.Protect(${quoteString(password)})
      `
      : ahk`
        protectBook := OfficeProgram("Excel.Application").ActiveWorkbook
        protectNow := !protectBook.ActiveSheet.ProtectContents
        for sheet in protectBook.Worksheets
            protectNow ? sheet.Protect(${quoteString(password)}) : sheet.Unprotect(${quoteString(password)})
      `,
  needs: () => RUNNING,
});
