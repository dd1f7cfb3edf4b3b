import { expect, test } from 'vitest';
import { scriptFileContent, scriptFileName } from './script-file.ts';

test.each([
  ['Open my mail', 'Open my mail.ahk'],
  ['Script 11/15/2026, 6:18:00 AM', 'Script 11-15-2026, 6-18-00 AM.ahk'],
  ['what? "this" <is> a|b *name*', 'what this is a-b name.ahk'],
  ['', 'script.ahk'],
  [' ... ', 'script.ahk'],
  ['???', 'script.ahk'],
  ['my tool.ahk', 'my tool.ahk'],
  ['.ahk', 'script.ahk'],
  ['../../etc/passwd', '....etc-passwd.ahk'],
  ['con', 'con_.ahk'],
  ['LPT1.old', 'LPT1_.old.ahk'],
  ['console', 'console.ahk'],
  ['ends with dots...', 'ends with dots.ahk'],
  ['مرحبا بالعالم', 'مرحبا بالعالم.ahk'],
  ['family 👩‍👩‍👧', 'family 👩‍👩‍👧.ahk'],
  ['looks like \u202Etxt.exe', 'looks like txt.exe.ahk'],
  ['two\nlines\t', 'twolines.ahk'],
])('a script named %j is downloaded as %j', (name, file) => {
  expect(scriptFileName(name)).toBe(file);
});

test('a 200-character name is kept, and a longer one is cut off without splitting a character', () => {
  expect(scriptFileName('n'.repeat(200))).toBe(`${'n'.repeat(200)}.ahk`);
  expect(scriptFileName('👩‍👩‍👧'.repeat(50))).toBe(`${'👩‍👩‍👧'.repeat(25)}.ahk`);
});

test.each([
  ['one\ntwo\n', '\uFEFFone\r\ntwo\r\n'],
  ['one\r\ntwo', '\uFEFFone\r\ntwo\r\n'],
  ['one\rtwo\r', '\uFEFFone\r\ntwo\r\n'],
  ['\uFEFFé\n\n', '\uFEFFé\r\n\r\n'],
])('%j is saved with a byte order mark and Windows line endings', (script, content) => {
  expect(scriptFileContent(script)).toBe(content);
});
