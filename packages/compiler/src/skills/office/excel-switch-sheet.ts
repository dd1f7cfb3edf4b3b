import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const MOVES = {
  next: ['next sheet', 'next worksheet', 'sheet to the right', 'next tab'],
  previous: ['previous sheet', 'previous worksheet', 'sheet before', 'sheet to the left', 'previous tab'],
  first: ['first sheet', 'first worksheet', 'first tab'],
  last: ['last sheet', 'last worksheet', 'last tab'],
  new: ['new sheet', 'add a sheet', 'new worksheet', 'new tab'],
};

const STATEMENTS = {
  next: 'Send("^{PgDn}")',
  previous: 'Send("^{PgUp}")',
  first: 'OfficeProgram("Excel.Application").Sheets(1).Activate()',
  last: 'sheetExcel := OfficeProgram("Excel.Application")\nsheetExcel.Sheets(sheetExcel.Sheets.Count).Activate()',
  new: 'OfficeProgram("Excel.Application").Sheets.Add()',
};

export const excelSwitchSheet = action({
  id: 'excel-switch-sheet',
  title: 'Go to the next, previous, first or last Excel sheet, or add one',
  slots: { move: choice('sheet', MOVES, 'next') },
  code: ({ move }) => ahk`${STATEMENTS[move]}`,
  needs: ({ move }) => (move === 'next' || move === 'previous' ? '' : RUNNING),
});
