import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { cellsOr, cellsSlot } from './cells.ts';
import { RUNNING } from './running.ts';

const PARTS = {
  'yyyy-MM-dd': ['date', 'today', 'day'],
  'HH:mm': ['time', 'hour'],
  'yyyy-MM-dd HH:mm': ['date and time', 'time stamp', 'timestamp'],
};

export const excelInsertDate = action({
  id: 'excel-insert-date',
  title: 'Put the date or the time into the current Excel cell',
  slots: { part: choice('date or time', PARTS, 'yyyy-MM-dd'), cells: cellsSlot },
  code: ({ part, cells }) =>
    ahk`OfficeProgram("Excel.Application").${cellsOr(cells, 'ActiveCell')}.Value := FormatTime(, "${part}")`,
  needs: () => RUNNING,
});
