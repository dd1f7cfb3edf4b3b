import { compile } from '@hotscribe/compiler';
import { expect, test } from 'vitest';
import { draftOf, embeddedWriter } from './embedded-writer.ts';

const KEYLOGGER = `#Requires AutoHotkey v2.0
hook := InputHook("V")
hook.OnChar := (ih, char) => FileAppend(char, A_Temp "\\keys.txt")
hook.Start()`;

test('a dangerous script is refused even where the compiler has let it pass', () => {
  const made = compile('when I press ctrl+alt+n open notepad');
  if (made.kind !== 'script') throw new Error('no script to begin with');
  expect(draftOf(made).kind).toBe('script');
  expect(draftOf({ ...made, script: KEYLOGGER })).toEqual({
    kind: 'refused',
    message: expect.stringContaining('Records what is typed on the keyboard'),
    suggestions: [],
  });
});

test('the same words give the same script, also after many others', () => {
  const write = embeddedWriter();
  const first = write('btw becomes by the way');
  expect(write('btw becomes by the way')).toBe(first);
  for (let index = 0; index < 501; index += 1) write(`abbr${index} becomes abbreviation ${index}`);
  const again = write('btw becomes by the way');
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
