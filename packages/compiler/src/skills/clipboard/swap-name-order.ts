import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

export const swapNameOrder = action({
  id: 'swap-name-order',
  title: 'Turn "Smith, John" into "John Smith", or the other way round',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) => changeText(where, 'SwappedNames(text)'),
  needs: ({ where }) => changeTextNeeds(where, SWAPPED_NAMES),
});

const SWAPPED_NAMES = ahk`
  ; One name a line: with a comma it is turned to "John Smith", without one to "Smith, John".
  SwappedNames(text) {
      result := ""
      Loop Parse text, "\`n", "\`r" {
          swapped := InStr(A_LoopField, ",")
              ? RegExReplace(A_LoopField, "^\s*(.+?)\s*,\s*(.+?)\s*$", "$2 $1")
              : RegExReplace(A_LoopField, "^\s*(.+)\s+(\S+)\s*$", "$2, $1")
          result .= (A_Index > 1 ? "\`r\`n" : "") swapped
      }
      return result
  }
`;
