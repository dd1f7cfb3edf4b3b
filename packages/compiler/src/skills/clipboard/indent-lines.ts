import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const WAYS = {
  in: ['indent', 'indents', 'indented', 'to the right', 'add spaces'],
  out: ['unindent', 'outdent', 'to the left', 'less indent', 'remove the indent', 'remove indentation', 'back out'],
};

export const indentLines = action({
  id: 'indent-lines',
  title: 'Indent the selected lines by some spaces, or take the indent away',
  slots: {
    way: choice('way', WAYS, 'in'),
    spaces: number('number of spaces', 4),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ way, spaces: named, where }) => {
    const spaces = Math.min(Math.max(Math.round(named), 1), 40);
    return changeText(
      where,
      way === 'in'
        ? `RegExReplace(text, "m\`a)^(?=.)", "${' '.repeat(spaces)}")`
        : `RegExReplace(text, "m\`a)^ {1,${spaces}}|^\\t")`,
    );
  },
  needs: ({ where }) => changeTextNeeds(where),
});
