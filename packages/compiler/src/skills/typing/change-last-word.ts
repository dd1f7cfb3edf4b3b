import { ahk } from '../ahk-text.ts';
import { changeText, changeTextNeeds } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const CHANGES = {
  'StrUpper(text)': ['upper case', 'uppercase', 'capitals', 'capital letters', 'all caps', 'caps'],
  'StrLower(text)': ['lower case', 'lowercase', 'small letters', 'small'],
  'StrTitle(text)': ['capital letter', 'capitalise', 'capitalize', 'first letter', 'title case', 'capitalised'],
  "'\"' text '\"'": ['quotes', 'quotation marks'],
  '"(" text ")"': ['brackets', 'parentheses'],
  '"**" text "**"': ['bold', 'asterisks', 'stars'],
};

export const changeLastWord = action({
  id: 'change-last-word',
  title: 'Change the word just typed to capitals, small letters or quotes',
  slots: { change: choice('way to change it', CHANGES, 'StrTitle(text)') },
  code: ({ change }) => ahk`
    Send("^+{Left}") ; selects back to the start of the word
    ${changeText('selection', change)}
  `,
  needs: () => changeTextNeeds('selection'),
});
