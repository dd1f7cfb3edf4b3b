import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const ENDS = {
  front: ['front', 'start', 'beginning', 'before', 'prefix', 'bullet', 'bullets'],
  end: ['end', 'after', 'suffix'],
};

export const addToLines = action({
  id: 'add-to-lines',
  title: 'Put a bullet or another text at the start or end of each line',
  slots: {
    text: text('text to add', '- '),
    place: choice('place in the line', ENDS, 'front'),
    where: choice('text to change', WHERE, 'selection'),
  },
  code: ({ text: added, place, where }) => {
    const replacement = quoteString(added.replaceAll('$', '$$$$'));
    return changeText(where, `RegExReplace(text, "m\`a)${place === 'front' ? '^' : '$'}", ${replacement})`);
  },
  needs: ({ where }) => changeTextNeeds(where),
});
