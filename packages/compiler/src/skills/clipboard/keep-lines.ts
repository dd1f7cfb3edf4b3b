import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const WAYS = {
  keep: ['keep', 'keeps', 'only', 'only the lines', 'filter', 'that contain', 'which contain', 'with the word'],
  remove: ['remove', 'removes', 'delete', 'deletes', 'without', 'drop', 'throw out', 'get rid of', 'take out', 'strip'],
};

export const keepLines = action({
  id: 'keep-lines',
  title: 'Keep only the lines that contain a word, or remove them',
  slots: {
    word: text('word in the lines', 'ERROR'),
    way: choice('thing to do with these lines', WAYS, 'keep'),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ word, way, where }) =>
    changeText(where, `FilteredLines(text, ${quoteString(word)}, ${String(way === 'keep')})`),
  needs: ({ where }) => changeTextNeeds(where, FILTERED_LINES),
});

const FILTERED_LINES = ahk`
  ; Keeps the lines with a word, or those without it.
  FilteredLines(text, word, isKept) {
      result := ""
      Loop Parse text, "\`n", "\`r"
          if (InStr(A_LoopField, word) > 0) = isKept
              result .= A_LoopField "\`r\`n"
      return RTrim(result, "\`r\`n")
  }
`;
