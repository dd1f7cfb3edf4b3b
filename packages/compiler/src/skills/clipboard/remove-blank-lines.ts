import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

export const removeBlankLines = action({
  id: 'remove-blank-lines',
  title: 'Remove the empty lines from the text',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) => changeText(where, 'RegExReplace(text, "\\R(?:[ \\t]*\\R)+", "`r`n")'),
  needs: ({ where }) => changeTextNeeds(where),
});
