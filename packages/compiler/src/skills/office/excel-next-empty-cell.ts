import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { COLUMNS, RUNNING } from './running.ts';

export const excelNextEmptyCell = action({
  id: 'excel-next-empty-cell',
  title: 'Go to the next empty cell of a column in Excel',
  slots: { column: choice('column', COLUMNS, 'A') },
  code: ({ column }) => ahk`
    emptyExcel := OfficeProgram("Excel.Application")
    emptyAbove := emptyExcel.Cells(emptyExcel.Rows.Count, "${column}").End(-4162) ; upwards to the last filled cell
    (emptyAbove.Text = "" ? emptyAbove : emptyAbove.Offset(1, 0)).Select()
  `,
  needs: () => RUNNING,
});
