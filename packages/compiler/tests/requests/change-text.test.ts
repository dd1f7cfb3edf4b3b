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
