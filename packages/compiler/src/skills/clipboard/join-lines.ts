import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const SEPARATORS = {
  ' ': ['space', 'spaces', 'one line', 'one paragraph', 'single line'],
  ', ': ['comma', 'commas', 'comma separated', 'comma-separated'],
  '`;': ['semicolon', 'semicolons', 'semi colon'],
  '`t': ['tab', 'tabs'],
  '|': ['pipe'],
  nothing: ['nothing between', 'no space'],
};

export const joinLines = action({
  id: 'join-lines',
  title: 'Remove the line breaks, so that the lines become one',
  slots: { separator: choice('separator', SEPARATORS, ' '), where: choice('text', WHERE, 'selection') },
  code: ({ separator, where }) =>
    changeText(
      where,
      `RegExReplace(Trim(text, "\`r\`n"), "[ \\t]*\\R\\s*", "${separator === 'nothing' ? '' : separator}")`,
    ),
  needs: ({ where }) => changeTextNeeds(where),
});
