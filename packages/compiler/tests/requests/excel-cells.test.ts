import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  [
    'Excel: alt+n puts a new row under the one I am in and todays date in its column B',
    'newRow := sheet.Application.ActiveCell.Row + 1\n    sheet.Rows(newRow).Insert()\n    sheet.Range("B" newRow).Value := FormatTime',
  ],
  [
    'in excel F7 writes "paid" in the cell and moves to the next row',
    'cell.Value := "paid"\n    cell.Offset(1, 0).Select()',
  ],
  [
    'excel, alt+k: put the date in every empty cell of what I selected',
    'if cell.Text = ""\n            cell.Value := FormatTime(, "yyyy-MM-dd")',
  ],
])('%s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test.each([
  ['alt+m opens a new outlook mail to crew@example.com with the subject Shift plan, ready to type', '"Shift plan"'],
  ['Our bank number is 4711-0815 and I need it all day. alt+k should write it', 'SendText("4711-0815")'],
  ['win+alt+u inserts the unix timestamp', 'SendText(DateDiff(A_NowUTC, "19700101000000", "Seconds"))'],
  ['typing ;gm should write good morning, good afternoon or good evening by the clock', 'SendText(Greeting())'],
])('%s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});
