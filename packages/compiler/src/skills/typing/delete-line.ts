import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const PARTS = {
  line: ['line', 'whole line', 'entire line', 'current line'],
  word: ['word', 'previous word', 'last word', 'word before', 'word to the left'],
  nextWord: ['next word', 'word after', 'word to the right'],
  rest: ['rest of the line', 'end of the line', 'to the end', 'after the cursor'],
  start: ['start of the line', 'beginning of the line', 'to the start', 'before the cursor'],
  all: ['everything', 'all the text', 'all text', 'whole text', 'whole document', 'field'],
};

const KEYS = {
  line: '{Home}+{End}{Delete}{Delete}',
  word: '^{Backspace}',
  nextWord: '^{Delete}',
  rest: '+{End}{Delete}',
  start: '+{Home}{Delete}',
  all: '^a{Delete}',
};

export const deleteLine = action({
  id: 'delete-line',
  title: 'Delete the current line, word or the rest of the line',
  slots: { part: choice('part to delete', PARTS, 'line') },
  code: ({ part }) => `Send("${KEYS[part]}")`,
});
