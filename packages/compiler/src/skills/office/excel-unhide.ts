import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const WHAT = {
  sheets: ['sheet', 'sheets', 'worksheets', 'tabs', 'hidden sheets'],
  rows: ['rows', 'row', 'hidden rows', 'rows and columns', 'columns', 'column', 'hidden columns'],
  comments: ['comments', 'notes', 'comment'],
};
const CODE = {
  sheets: ahk`
    for sheet in unhideExcel.ActiveWorkbook.Sheets
        sheet.Visible := -1
  `,
  rows: ahk`
    unhideExcel.ActiveSheet.Rows.Hidden := false
    unhideExcel.ActiveSheet.Columns.Hidden := false
  `,
  comments: 'unhideExcel.DisplayCommentIndicator := 1',
};

export const excelUnhide = action({
  id: 'excel-unhide',
  title: 'Show all hidden sheets, rows and columns in Excel',
  slots: { what: choice('things to show', WHAT, 'rows') },
  code: ({ what }) => ahk`
    unhideExcel := OfficeProgram("Excel.Application")
    ${CODE[what]}
  `,
  needs: () => RUNNING,
});
