import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

export const trimText = action({
  id: 'trim-text',
  title: 'Remove extra spaces at the ends and between the words',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) =>
    changeText(where, 'RegExReplace(RegExReplace(text, "m)^[ \\t]+|[ \\t]+(?=\\R|\\z)"), "[ \\t]{2,}", " ")'),
  needs: ({ where }) => changeTextNeeds(where),
});
