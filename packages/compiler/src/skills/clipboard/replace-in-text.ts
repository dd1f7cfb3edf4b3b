import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { asSign, REPLACED_SIGNS, REPLACING_SIGNS, signChosen } from './named-signs.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

export const replaceInText = action({
  id: 'replace-in-text',
  title: 'Replace one word or character by another in the selected text',
  slots: {
    find: text('text to find', ''),
    replacement: text('text to put instead', ''),
    from: choice('sign to find', REPLACED_SIGNS, 'quoted'),
    to: choice('sign to put instead', REPLACING_SIGNS, 'quoted'),
    where: choice('text to change', WHERE, 'selection'),
  },
  code: ({ where, ...said }) => {
    const [find, replacement] = meant(said);
    const given = replacement === '' ? '' : `, ${quoteString(replacement)}`;
    // Not every program ends its lines with the same characters.
    const [replace, arguments_] =
      find === '\r\n'
        ? ['RegExReplace', `"\\R"${given.replaceAll('$', '$$$$')}`]
        : ['StrReplace', quoteString(find) + given];
    return where === 'clipboard'
      ? `A_Clipboard := ${replace}(A_Clipboard, ${arguments_})`
      : changeText(where, `${replace}(text, ${arguments_})`);
  },
  needs: ({ where }) => changeTextNeeds(where),
});

// Beside a sign that is called by name, the only text that is given is the other of the two.
function meant({
  find,
  replacement,
  from,
  to,
}: Record<'find' | 'replacement' | 'from' | 'to', string>): [string, string] {
  const hasBoth = find !== '' && replacement !== '' && find !== replacement;
  const sign = hasBoth ? undefined : signChosen(from);
  const instead = asSign(sign === undefined ? replacement : find || replacement) || (signChosen(to) ?? '');
  const wanted = sign ?? asSign(find);
  return wanted === '' ? ['old', instead || 'new'] : [wanted, instead];
}
