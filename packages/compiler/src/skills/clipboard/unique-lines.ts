import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const UNIQUE = ahk`
  ; Each line once, in the order in which they first appear.
  UniqueLines(text) {
      seen := Map(), kept := ""
      for line in StrSplit(text, "\`n", "\`r") {
          if !seen.Has(line)
              kept .= line "\`r\`n"
          seen[line] := true
      }
      return RTrim(kept, "\`r\`n")
  }
`;

export const uniqueLines = action({
  id: 'unique-lines',
  title: 'Remove duplicate lines and keep the order of the others',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) => changeText(where, 'UniqueLines(text)'),
  needs: ({ where }) => changeTextNeeds(where, UNIQUE),
});
