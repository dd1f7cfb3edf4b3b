import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const PARTS = {
  letters: ['letters', 'characters', 'mirror', 'spelled backwards'],
  words: ['words', 'word order', 'order of the words'],
  lines: ['lines', 'line order', 'order of the lines', 'upside down'],
};

const SEPARATORS = { letters: '', words: ' ', lines: '`n' };

const REVERSED = ahk`
  Reversed(text, separator) {
      body := RTrim(text, "\`r\`n"), reversed := ""
      for part in StrSplit(StrReplace(body, "\`r"), separator)
          reversed := part (A_Index = 1 ? "" : separator) reversed
      return StrReplace(reversed, "\`n", "\`r\`n") SubStr(text, StrLen(body) + 1) ; line breaks at the end stay there
  }
`;

export const reverseText = action({
  id: 'reverse-text',
  title: 'Reverse the letters, words or lines of the text',
  slots: { part: choice('what to reverse', PARTS, 'letters'), where: choice('text', WHERE, 'selection') },
  code: ({ part, where }) => changeText(where, `Reversed(text, "${SEPARATORS[part]}")`),
  needs: ({ where }) => changeTextNeeds(where, REVERSED),
});
