import { expect, test } from 'vitest';
import { compile } from '../../src/compile.ts';
import { scriptFor } from './script-for.ts';

test('what is copied is searched at each place, in the order in which they are named', () => {
  const made = scriptFor('F9 looks up the copied word on wikipedia, wiktionary and google, each in its own tab');
  expect(made).toContain('F9:: {\n    searchWords := UriEncode(Trim(A_Clipboard, " `t`r`n"))');
  expect(made).toMatch(
    /\["https:\/\/en\.wikipedia[^"]*", "https:\/\/en\.wiktionary[^"]*", "https:\/\/www\.google[^"]*"\]/,
  );
});

test('the selected text is read once, before the first page takes the focus', () => {
  expect(
    scriptFor('search the selected text on amazon and ebay with ctrl+shift+s').match(/SelectedText\(\)/g),
  ).toHaveLength(2);
});

test('a site whose search is not known is searched through Google, and that is said', () => {
  const answer = compile('alt+p checks the marked product on amazon, idealo and shop.example.org');
  expect(answer.kind === 'script' && answer.assumptions.join()).toContain('shop.example.org');
});

test('what a story tells about sites is no list to search', () => {
  const made = scriptFor(
    'Mails come in, I open the browser, google maps, paste. I want to just mark an address and press F8 and it is on google maps',
  );
  expect(made).not.toContain('open%20the%20browser');
});
