import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

export const replaceInText = action({
  id: 'replace-in-text',
  title: 'Replace one word or character by another in the selected text',
  slots: {
    find: text('text to find', ','),
    replacement: text('text to put instead', ''),
    where: choice('text to change', WHERE, 'selection'),
  },
  code: ({ find, replacement, where }) => {
    const arguments_ = replacement === '' ? quoteString(find) : `${quoteString(find)}, ${quoteString(replacement)}`;
    return where === 'clipboard'
      ? `A_Clipboard := StrReplace(A_Clipboard, ${arguments_})`
      : changeText(where, `StrReplace(text, ${arguments_})`);
  },
  needs: ({ where }) => changeTextNeeds(where),
});
