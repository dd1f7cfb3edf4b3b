import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const TIDYING = {
  duplicates: ['duplicates', 'duplicate rows', 'double rows', 'dedupe'],
  blankRows: ['blank rows', 'empty rows', 'rows that are empty'],
  ascending: ['sort', 'ascending', 'a to z', 'alphabetically', 'smallest first'],
  descending: ['descending', 'z to a', 'largest first', 'newest first'],
};

const STATEMENTS = {
  duplicates: 'tidyExcel.Selection.RemoveDuplicates(1, 2)',
  blankRows: ahk`
    tidyRow := tidyExcel.ActiveSheet.UsedRange.Row + tidyExcel.ActiveSheet.UsedRange.Rows.Count - 1
    while tidyRow >= 1 {
        if tidyExcel.WorksheetFunction.CountA(tidyExcel.Rows(tidyRow)) = 0
            tidyExcel.Rows(tidyRow).Delete()
        tidyRow -= 1
    }
  `,
  ascending: 'tidyExcel.Selection.Sort(tidyExcel.ActiveCell, 1)',
  descending: 'tidyExcel.Selection.Sort(tidyExcel.ActiveCell, 2)',
};

export const excelTidy = action({
  id: 'excel-tidy',
  title: 'Sort the selected Excel cells, or remove duplicates or empty rows',
  slots: { tidying: choice('kind of tidying', TIDYING, 'ascending') },
  code: ({ tidying }) => ahk`
    tidyExcel := OfficeProgram("Excel.Application")
    ${STATEMENTS[tidying]}
  `,
  needs: () => RUNNING,
});
