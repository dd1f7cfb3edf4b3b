import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const STYLES = {
  snake: ['snake', 'snake_case', 'underscores', 'underscore'],
  kebab: ['kebab', 'kebab-case', 'dashes', 'hyphens', 'dash', 'hyphen', 'slug'],
  camel: ['camel', 'camelcase', 'camelCase'],
  pascal: ['pascal', 'pascalcase', 'PascalCase'],
  words: [
    'back to words',
    'normal words',
    'back to spaces',
    ...instead(['underscore', 'underscores', 'dashes'], ['spaces']),
  ],
  // The signs between the words are all that was spoken of, so capitals stay.
  underscored: instead(['space', 'spaces', 'blanks'], ['underscore', 'underscores']),
  dashed: instead(['space', 'spaces', 'blanks'], ['dash', 'dashes', 'hyphen', 'hyphens']),
};

const EXPRESSIONS = {
  snake: 'StrLower(RegExReplace(Trim(text), "[\\s\\-]+", "_"))',
  kebab: 'StrLower(RegExReplace(Trim(text), "[\\s_]+", "-"))',
  camel: 'RegExReplace(StrLower(Trim(text)), "[\\s_\\-]+(.)", "$U1")',
  pascal: 'RegExReplace(StrLower(Trim(text)), "(?:^|[\\s_\\-]+)(.)", "$U1")',
  words: 'RegExReplace(text, "[_\\-]+", " ")',
  underscored: 'StrReplace(text, " ", "_")',
  dashed: 'StrReplace(text, " ", "-")',
};

function instead(old: readonly string[], wanted: readonly string[]): string[] {
  return old.flatMap((from) =>
    wanted.flatMap((to) => [
      ...['to', 'into', 'with', 'by', 'for'].flatMap((link) => [`${from} ${link} ${to}`, `${from} ${link} an ${to}`]),
      `${to} instead of ${from}`,
    ]),
  );
}

export const changeNameStyle = action({
  id: 'change-name-style',
  title: 'Turn the selected words into snake_case, kebab-case or camelCase',
  slots: { style: choice('style', STYLES, 'snake'), where: choice('text', WHERE, 'selection') },
  code: ({ style, where }) => ahk`${changeText(where, EXPRESSIONS[style])}`,
  needs: ({ where }) => changeTextNeeds(where),
});
