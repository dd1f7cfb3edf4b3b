import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { CALCULATE } from './calculator.ts';
import { PASTE_TEXT, SELECTED_TEXT } from './selected-text.ts';

const RESULTS = {
  replace: ['replace', 'instead', 'turn into', 'paste'],
  after: ['after it', 'behind', 'append', 'next to', 'equals'],
  show: ['show', 'tell me', 'message', 'pop up', 'popup', 'tooltip'],
};

const STATEMENTS = {
  replace: 'PasteText(calculatedResult)',
  after: 'PasteText(calculatedSum " = " calculatedResult)',
  show: 'MsgBox(calculatedSum " = " calculatedResult)',
};

export const calculateSelection = action({
  id: 'calculate-selection',
  title: 'Work out the selected sum and put the result in its place',
  slots: { result: choice('place of the result', RESULTS, 'replace') },
  code: ({ result }) => ahk`
    calculatedSum := Trim(SelectedText(), " =\`t\`r\`n")
    calculatedResult := Calculate(calculatedSum)
    if calculatedResult != ""
        ${STATEMENTS[result]}
  `,
  needs: ({ result }) => [CALCULATE, SELECTED_TEXT, ...(result === 'show' ? [] : [PASTE_TEXT])].join('\n\n'),
});
