import { ahk } from '../ahk-text.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

export const excelAddRow = action({
  id: 'excel-add-row',
  title: 'Write the selected or copied text with the date into the next free row of Excel',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) => ahk`
    logText := ${textOf(where)}
    logSheet := OfficeProgram("Excel.Application").ActiveSheet
    logRow := logSheet.Cells(logSheet.Rows.Count, 1).End(-4162).Row + 1 ; below the last filled cell
    logSheet.Cells(logRow, 1).Value := FormatTime(, "yyyy-MM-dd HH:mm")
    logSheet.Cells(logRow, 2).Value := logText
  `,
  needs: ({ where }) => [RUNNING, textOfNeeds(where)].filter(Boolean).join('\n\n'),
});
