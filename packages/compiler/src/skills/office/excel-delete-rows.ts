import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { COLUMNS, RUNNING } from './running.ts';

const ROWS = {
  empty: ['empty', 'blank', 'nothing in', 'no value'],
  zero: ['zero', 'is 0', '0 in'],
  contains: ['contains', 'contain', 'with the word', 'says', 'containing', 'equals', 'has the text'],
  lacks: ['does not contain', "doesn't contain", 'without the word', 'not containing', 'except', 'keep only'],
};

export const excelDeleteRows = action({
  id: 'excel-delete-rows',
  title: 'Delete each Excel row where a column is empty or contains a word',
  slots: {
    column: choice('column', COLUMNS, 'A'),
    rows: choice('rows to delete', ROWS, 'empty'),
    word: text('text in the column', ''),
  },
  code: ({ column, rows, word }) => {
    const cell = `rowSheet.Cells(rowNumber, "${column}").Text`;
    const tests = {
      empty: `${cell} = ""`,
      zero: `${cell} = "0"`,
      contains: `InStr(${cell}, ${quoteString(word)})`,
      lacks: `!InStr(${cell}, ${quoteString(word)})`,
    };
    return ahk`
      rowSheet := OfficeProgram("Excel.Application").ActiveSheet
      rowNumber := rowSheet.UsedRange.Row + rowSheet.UsedRange.Rows.Count - 1
      while rowNumber > 1 { ; from the bottom up to row 2: row 1 has the headings
          if ${word === '' && /contains|lacks/.test(rows) ? tests.empty : tests[rows]}
              rowSheet.Rows(rowNumber).Delete()
          rowNumber -= 1
      }
    `;
  },
  needs: () => RUNNING,
});
