import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const STYLES = {
  snake: ['snake', 'snake_case', 'underscores', 'underscore'],
  kebab: ['kebab', 'kebab-case', 'dashes', 'hyphens', 'dash', 'hyphen', 'slug'],
  camel: ['camel', 'camelcase', 'camelCase'],
  pascal: ['pascal', 'pascalcase', 'PascalCase'],
  words: ['back to words', 'normal words', 'back to spaces'],
};

const EXPRESSIONS = {
  snake: 'StrLower(RegExReplace(Trim(text), "[\\s\\-]+", "_"))',
  kebab: 'StrLower(RegExReplace(Trim(text), "[\\s_]+", "-"))',
  camel: 'RegExReplace(StrLower(Trim(text)), "[\\s_\\-]+(.)", "$U1")',
  pascal: 'RegExReplace(StrLower(Trim(text)), "(?:^|[\\s_\\-]+)(.)", "$U1")',
  words: 'RegExReplace(text, "[_\\-]+", " ")',
};

export const changeNameStyle = action({
  id: 'change-name-style',
  title: 'Turn the selected words into snake_case, kebab-case or camelCase',
  slots: { style: choice('style', STYLES, 'snake'), where: choice('text', WHERE, 'selection') },
  code: ({ style, where }) => ahk`${changeText(where, EXPRESSIONS[style])}`,
  needs: ({ where }) => changeTextNeeds(where),
});
