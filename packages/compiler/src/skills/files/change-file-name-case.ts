import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { renameEach, renameEachNeeds } from './rename-each.ts';

const CHANGES = {
  lower: ['lower case', 'lowercase', 'small letters', 'lower-case'],
  upper: ['upper case', 'uppercase', 'capitals', 'capital letters', 'all caps'],
  title: ['title case', 'capitalise', 'capitalize', 'first letter', 'capitalised', 'each word'],
  spaces: ['underscores to spaces', 'underscores with spaces', 'underscores by spaces', 'dots to spaces'],
  underscores: [
    'spaces to underscores',
    'spaces with underscores',
    'spaces by underscores',
    'no spaces',
    'without spaces',
    'replace spaces',
  ],
  dashes: ['spaces to dashes', 'spaces with dashes', 'spaces to hyphens', 'web friendly', 'spaces by dashes'],
  trimmed: ['trailing numbers', '(1)', 'copy', '- copy', 'remove (1)'],
};
const EXPRESSIONS = {
  lower: 'StrLower(name)',
  upper: 'StrUpper(name)',
  title: 'StrTitle(name)',
  spaces: 'RegExReplace(name, "[_.]+", " ")',
  underscores: 'StrReplace(name, " ", "_")',
  dashes: 'StrReplace(StrLower(name), " ", "-")',
  trimmed: 'RegExReplace(name, "( \\(\\d+\\)| - Copy)+$")',
};

export const changeFileNameCase = action({
  id: 'change-file-name-case',
  title: 'Rename the selected files to lower case, title case or without spaces',
  slots: { change: choice('way to write the names', CHANGES, 'lower'), folder: path('folder with the files', '') },
  code: ({ change, folder }) => renameEach(folder, EXPRESSIONS[change]),
  needs: ({ folder }) => renameEachNeeds(folder),
});
