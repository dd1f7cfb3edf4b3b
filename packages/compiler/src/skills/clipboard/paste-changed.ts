import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { PASTE_TEXT } from './selected-text.ts';

const CHANGES = {
  digits: [
    'digits',
    'only the digits',
    'only digits',
    'only numbers',
    'only the numbers',
    'numbers',
    'just the number',
  ],
  oneLine: ['line breaks', 'linebreaks', 'newlines', 'one line', 'one paragraph', 'single line', 'broken lines'],
  noSpaces: [
    'without spaces',
    'no spaces',
    'without the spaces',
    'spaces removed',
    'remove the spaces',
    'strip spaces',
  ],
  noDashes: ['without dashes', 'no dashes', 'without the dashes', 'without hyphens', 'no hyphens', 'strip the dashes'],
  upper: ['upper case', 'uppercase', 'capitals', 'capital letters', 'all caps', 'caps'],
  lower: ['lower case', 'lowercase', 'small letters'],
  title: ['title case', 'first letter of each word', 'capitalised', 'capitalized'],
  firstLine: ['first line'],
  quoted: ['in quotes', 'quotes around', 'quotation marks', 'with quotes'],
  slashes: [
    'forward slashes',
    'forward slash',
    '\\ turned to /',
    '\\ to /',
    '\\ turned into /',
    '\\ with /',
    'backslashes to slashes',
    'backslashes into slashes',
    'unix path',
  ],
  backslashes: ['/ to \\', '/ turned to \\', '/ with \\', 'slashes to backslashes', 'windows path', 'with backslashes'],
  doubled: ['double backslashes', 'doubled backslashes', 'escaped backslashes', '\\\\'],
  trimmed: ['trimmed', 'trim', 'leading spaces', 'trailing spaces', 'spaces at the end', 'spaces around'],
};

const EXPRESSIONS = {
  digits: 'RegExReplace(A_Clipboard, "\\D")',
  oneLine: 'RegExReplace(Trim(A_Clipboard, " `t`r`n"), "\\s*\\R\\s*", " ")',
  noSpaces: 'RegExReplace(A_Clipboard, "\\s")',
  noDashes: 'RegExReplace(A_Clipboard, "[-–—]")',
  upper: 'StrUpper(A_Clipboard)',
  lower: 'StrLower(A_Clipboard)',
  title: 'StrTitle(A_Clipboard)',
  firstLine: 'RegExReplace(LTrim(A_Clipboard, " `t`r`n"), "s)\\R.*")',
  quoted: "'\"' A_Clipboard '\"'",
  slashes: 'StrReplace(A_Clipboard, "\\", "/")',
  backslashes: 'StrReplace(A_Clipboard, "/", "\\")',
  doubled: 'StrReplace(A_Clipboard, "\\", "\\\\")',
  trimmed: 'Trim(A_Clipboard, " `t`r`n")',
};

export const pasteChanged = action({
  id: 'paste-changed',
  title: 'Paste what was copied as only its digits, in one line, with / for \\ or in capitals',
  slots: { change: choice('way to paste it', CHANGES, 'trimmed') },
  code: ({ change }) => `PasteText(${EXPRESSIONS[change]})`,
  needs: () => PASTE_TEXT,
});
