import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const NUMBERED = ahk`
  NumberedLines(text, first) {
      lines := RTrim(text, "\`r\`n"), numbered := ""
      for line in StrSplit(lines, "\`n", "\`r")
          numbered .= (A_Index = 1 ? "" : "\`r\`n") (first + A_Index - 1) ". " line
      return numbered SubStr(text, StrLen(lines) + 1) ; line breaks at the end stay there
  }
`;

export const numberLines = action({
  id: 'number-lines',
  title: 'Put a number in front of each line of the text',
  slots: { first: number('first number', 1), where: choice('text', WHERE, 'selection') },
  code: ({ first, where }) => changeText(where, `NumberedLines(text, ${first})`),
  needs: ({ where }) => changeTextNeeds(where, NUMBERED),
});
