import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver, INTO } from '../typing/deliver.ts';
import { cellsOr, cellsSlot } from './cells.ts';
import { RUNNING } from './running.ts';

const RESULTS = {
  Sum: ['sum', 'total', 'add up', 'adds up'],
  Average: ['average', 'mean'],
  Count: ['count', 'how many'],
  Max: ['largest', 'maximum', 'highest', 'max'],
  Min: ['smallest', 'minimum', 'lowest', 'min'],
};

export const excelSumSelection = action({
  id: 'excel-sum-selection',
  title: 'Copy or show the sum or average of the selected Excel cells',
  slots: {
    result: choice('result', RESULTS, 'Sum'),
    into: choice('place for it', INTO, 'clipboard'),
    cells: cellsSlot,
  },
  code: ({ result, into, cells }) => ahk`
    sumExcel := OfficeProgram("Excel.Application")
    ${deliver(into, `sumExcel.WorksheetFunction.${result}(sumExcel.${cellsOr(cells, 'Selection')})`)}
  `,
  needs: () => RUNNING,
});
