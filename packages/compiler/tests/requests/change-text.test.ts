import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['alt+e puts {{ and }} around the text I have selected', 'ReplaceSelection((text) => "{{" text "}}")'],
  ['F6: the marked words get ~~ on both sides', 'ReplaceSelection((text) => "~~" text "~~")'],
  [
    'ctrl+alt+v pastes what I copied, every line with a dash and a space',
    'PasteText(RegExReplace(A_Clipboard, "m`a)^", "- "))',
  ],
  ['F7 pastes the clipboard without dots and commas', 'PasteText(RegExReplace(A_Clipboard, "[.,]"))'],
  ['F8: the copied number times 1.19 back on the clipboard', 'ChangedNumbers(A_Clipboard, (number) => number * 1.19)'],
])('%s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test('what the script puts on the clipboard does not set it off again', () => {
  const script = scriptFor('whenever I copy something, remove the line breaks from it');
  expect(script).toContain('if (kind != 1 || A_Clipboard == own)');
  expect(script).toMatch(/A_Clipboard := RegExReplace\(.*\)\n {4}own := A_Clipboard/);
});

test('one of several texts is typed by chance', () => {
  expect(scriptFor('F11 types one of these at random: Ta! / Cheers! / Thank you!')).toContain(
    'randomThings := ["Ta!", "Cheers!", "Thank you!"]',
  );
});

test.each([
  ['ctrl+alt+o: cut off everything from the ? on of the link I copied', 'RegExReplace(A_Clipboard, "s)\\?.*")'],
  ['alt+b keeps only the part before the @ of the copied address', 'RegExReplace(A_Clipboard, "s)\\s*@.*")'],
  ['F6 on selected text: replace underscores with spaces', 'StrReplace(text, "_", " ")'],
  ['win+b turns the backslashes of the copied path into forward slashes', 'StrReplace(A_Clipboard, "\\", "/")'],
  [
    'The mails are long. I copy all of it, press alt+j and only the ticket (it looks like TK-20419) is left on the clipboard',
    'RegExMatch(A_Clipboard, "i)\\bTK\\-\\d{5}\\b", &found) ? found[] : A_Clipboard',
  ],
  [
    'They send me 2.345,60 and I need 2345.60. Alt+k should turn the number I copied round on the clipboard',
    'StrReplace(RegExReplace(A_Clipboard, "[^\\d,-]"), ",", ".")',
  ],
  ['ctrl+shift+c adds the selected text to the clipboard instead of replacing it', 'appendEarlier "`r`n" A_Clipboard'],
  ['Highlight a word, press alt+q, and it should end up inside « and »', 'ReplaceSelection((text) => "«" text "»")'],
])('a change that signs or an example tell exactly: %s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});
