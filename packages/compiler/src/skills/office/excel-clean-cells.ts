import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const CHANGES = {
  'StrUpper(cell.Value)': ['upper case', 'uppercase', 'capitals', 'caps'],
  'StrLower(cell.Value)': ['lower case', 'lowercase'],
  'StrTitle(cell.Value)': ['proper case', 'title case', 'capitalise', 'capitalize'],
  'Trim(cell.Value)': ['trim', 'spaces', 'extra spaces', 'leading spaces', 'trailing spaces'],
  'RegExReplace(cell.Value, "\\D")': ['only digits', 'only the digits', 'only numbers', 'strip letters'],
  'Number(StrReplace(cell.Value, ",", "."))': ['text to numbers', 'into numbers', 'to numbers', 'stored as text'],
};

export const excelCleanCells = action({
  id: 'excel-clean-cells',
  title: 'Change the text of every selected Excel cell: upper case, trimmed, digits only',
  slots: { change: choice('change', CHANGES, 'Trim(cell.Value)') },
  code: ({ change }) => ahk`
    for cell in OfficeProgram("Excel.Application").Selection.Cells
        if !cell.HasFormula && cell.Value != ""
            try cell.Value := ${change}
  `,
  needs: () => RUNNING,
});
