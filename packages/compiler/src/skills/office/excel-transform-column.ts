import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { RUNNING } from './running.ts';

const CHANGES = {
  upper: ['upper case', 'uppercase', 'capitals', 'capital letters', 'caps', 'all caps'],
  lower: ['lower case', 'lowercase', 'small letters'],
  title: ['proper case', 'title case', 'first letter capital', 'capitalised', 'capitalized'],
  trim: ['trim', 'trimmed', 'without spaces', 'extra spaces'],
  length: ['length', 'how many characters', 'number of characters', 'how long'],
  firstWord: ['first word', 'first name', 'first names'],
  lastWord: ['last word', 'last name', 'surname', 'surnames', 'last names'],
  reversed: ['reversed', 'backwards'],
  digits: ['only digits', 'only the digits', 'only numbers', 'digits'],
};
const EXPRESSIONS = {
  upper: 'StrUpper(cell.Text)',
  lower: 'StrLower(cell.Text)',
  title: 'StrTitle(cell.Text)',
  trim: 'Trim(cell.Text)',
  length: 'StrLen(cell.Text)',
  firstWord: 'RegExReplace(Trim(cell.Text), "\\s.*")',
  lastWord: 'RegExReplace(Trim(cell.Text), ".*\\s")',
  reversed: 'Backwards(cell.Text)',
  digits: 'RegExReplace(cell.Text, "\\D")',
};

export const excelTransformColumn = action({
  id: 'excel-transform-column',
  title: 'Go through a column in Excel and write the changed text into the next column',
  slots: { cells: text('cells to go through', 'A1:A20'), change: choice('change', CHANGES, 'upper') },
  code: ({ cells, change }) => ahk`
    for cell in OfficeProgram("Excel.Application").ActiveSheet.Range(${quoteString(rangeIn(cells))}).Cells
        if cell.Text != ""
            cell.Offset(0, 1).Value := ${EXPRESSIONS[change]}
  `,
  needs: ({ change }) => (change === 'reversed' ? `${RUNNING}\n\n${BACKWARDS}` : RUNNING),
});

const BACKWARDS = ahk`
  Backwards(text) {
      result := ""
      Loop Parse text
          result := A_LoopField result
      return result
  }
`;

// "A1 to A20", "A2-A50" and "column C" are ranges too.
function rangeIn(said: string): string {
  const [, first, last] =
    /\b([a-z]{1,2}\d{1,6})\s*(?::|-|–|to|till|until|through)\s*([a-z]{1,2}\d{1,6})\b/i.exec(said) ?? [];
  if (first && last) return `${first}:${last}`.toUpperCase();
  const [, column] = /\bcolumn ([a-z]{1,2})\b/i.exec(said) ?? [];
  return column ? `${column}1:${column}200`.toUpperCase() : 'A1:A20';
}
