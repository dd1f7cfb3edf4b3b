import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { RUNNING } from './running.ts';

export const excelWriteCell = action({
  id: 'excel-write-cell',
  title: 'Write a value into an Excel cell',
  slots: { cell: text('cell', 'A1'), value: text('value to write', '') },
  code: ({ cell, value }) =>
    ahk`OfficeProgram("Excel.Application").ActiveSheet.Range(${quoteString(cell)}).Value := ${quoteString(value)}`,
  needs: () => RUNNING,
});
