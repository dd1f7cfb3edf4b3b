import { expect, test } from 'vitest';
import { compile } from './compile.ts';

test('an arrow between two texts makes a hotstring', () => {
  expect(compile('omw -> on my way!')).toEqual({
    kind: 'script',
    script: '#Requires AutoHotkey v2.0\n#SingleInstance Force\n\n:X:omw::SendText("on my way!")\n',
  });
});

test('"becomes" means the same as an arrow', () => {
  expect(compile('brb becomes be right back')).toEqual(compile('brb -> be right back'));
});

test('a request that is not understood says what would be', () => {
  expect(compile('make me rich')).toMatchObject({ kind: 'unclear' });
});
