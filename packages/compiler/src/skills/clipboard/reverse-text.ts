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
      reversed := ""
      for part in StrSplit(text, separator, "\`r")
          reversed := part (A_Index = 1 ? "" : separator) reversed
      return reversed
  }
`;

export const reverseText = action({
  id: 'reverse-text',
  title: 'Reverse the letters, words or lines of the text',
  slots: { part: choice('what to reverse', PARTS, 'letters'), where: choice('text', WHERE, 'selection') },
  code: ({ part, where }) => changeText(where, `Reversed(text, "${SEPARATORS[part]}")`),
  needs: ({ where }) => changeTextNeeds(where, REVERSED),
});
