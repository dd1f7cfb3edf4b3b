import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const SEPARATORS = {
  ',': ['comma', 'commas'],
  ';': ['semicolon', 'semicolons', 'semi-colon'],
  ' ': ['space', 'spaces', 'each word', 'every word'],
  '\\t': ['tab', 'tabs'],
  '\\|': ['pipe', 'pipes'],
};

export const splitText = action({
  id: 'split-text',
  title: 'Put each part of a comma separated text on its own line',
  slots: { separator: choice('separator', SEPARATORS, ','), where: choice('text', WHERE, 'selection') },
  code: ({ separator, where }) => changeText(where, `RegExReplace(text, "${separator}\\s*", "\`r\`n")`),
  needs: ({ where }) => changeTextNeeds(where),
});
