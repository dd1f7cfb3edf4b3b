import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const FILLINGS = {
  above: ['value above', 'cell above', 'from above', 'fill down', 'one above'],
  zero: ['zero', 'zeros', 'zeroes', 'with 0', 'a 0'],
  dash: ['dash', 'hyphen', 'n/a'],
};
const VALUES = { above: 'emptyCell.Offset(-1, 0).Value', zero: '0', dash: '"-"' };

export const excelFillDown = action({
  id: 'excel-fill-down',
  title: 'Fill the empty cells of the Excel selection with the value above, or with zeros',
  slots: { filling: choice('thing to fill in', FILLINGS, 'above') },
  code: ({ filling }) => ahk`
    fillExcel := OfficeProgram("Excel.Application")
    ; Whole columns may be selected: only the part in use counts.
    for emptyCell in fillExcel.Intersect(fillExcel.Selection, fillExcel.ActiveSheet.UsedRange).Cells
        if emptyCell.Text = ""${filling === 'above' ? ' && emptyCell.Row > 1' : ''}
            emptyCell.Value := ${VALUES[filling]}
  `,
  needs: () => RUNNING,
});
