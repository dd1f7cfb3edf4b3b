import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const PARTS = {
  line: ['line', 'whole line', 'entire line', 'current line'],
  word: ['word'],
  rest: ['rest of the line', 'end of the line', 'to the end'],
  start: ['start of the line', 'beginning of the line', 'to the start'],
  toTop: ['top of the document', 'start of the document', 'beginning of the document'],
  toBottom: ['bottom of the document', 'end of the document'],
};

const KEYS = {
  line: '{Home}+{End}',
  word: '^{Right}^+{Left}',
  rest: '+{End}',
  start: '+{Home}',
  toTop: '^+{Home}',
  toBottom: '^+{End}',
};

export const selectText = action({
  id: 'select-text',
  title: 'Select the current line, the current word or the rest of the line',
  slots: { part: choice('part to select', PARTS, 'line') },
  code: ({ part }) => `Send("${KEYS[part]}")`,
});
