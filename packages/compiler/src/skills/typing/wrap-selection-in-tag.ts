import { quoteString } from '@hotscribe/ahk';
import { changeText, changeTextNeeds } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const wrapSelectionInTag = action({
  id: 'wrap-selection-in-tag',
  title: 'Put the selected text between an HTML or BBCode tag',
  slots: { tag: text('tag', 'b') },
  code: ({ tag }) => {
    const [open, close] = tag.startsWith('[') ? ['[', ']'] : ['<', '>'];
    const inside = tag.replace(/^[<[]\/?|[>\]]$/g, '');
    const name = inside.split(/[\s=]/, 1)[0] ?? inside;
    return changeText(
      'selection',
      `${quoteString(open + inside + close)} text ${quoteString(`${open}/${name}${close}`)}`,
    );
  },
  needs: () => changeTextNeeds('selection'),
});
