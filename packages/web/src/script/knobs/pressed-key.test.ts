import { expect, test } from 'vitest';
import { partsOfKey, spelledKey } from './key-choices.ts';
import { pressedKey } from './pressed-key.ts';

const NOTHING_HELD = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };

test.each([
  [{ key: 'v', code: 'KeyV', ctrlKey: true, altKey: true }, 'ctrl+alt+v'],
  [{ key: 'V', code: 'KeyV', shiftKey: true }, 'shift+v'],
  [{ key: 'z', code: 'KeyY' }, 'z'],
  [{ key: '!', code: 'Digit1', shiftKey: true }, 'shift+1'],
  [{ key: 'F9', code: 'F9' }, 'f9'],
  [{ key: 'PageUp', code: 'PageUp', metaKey: true }, 'win+pageup'],
  [{ key: '5', code: 'Numpad5' }, 'numpad5'],
  [{ key: '?', code: 'Slash', shiftKey: true }, 'shift+slash'],
  [{ key: 'Control', code: 'ControlLeft', ctrlKey: true }, undefined],
])('pressing %o is read as %s', (press, expected) => {
  expect(pressedKey({ ...NOTHING_HELD, ...press })).toBe(expected);
});

test.each([
  [[], 'Ctrl+Alt+V', 'ctrl+alt+v'],
  [['win', 'ctrl'], 'Page Up', 'ctrl+win+pageup'],
  [['shift'], 'middle mouse button', 'shift+mbutton'],
  [['alt'], 'alt + f4', 'alt+f4'],
  [[], 'no such key', 'nosuchkey'],
])('with the modifiers %s selected, typing “%s” gives %s', (held, typed, expected) => {
  expect(spelledKey(new Set(held), typed)).toBe(expected);
});

test('a key is split into its modifiers and its name', () => {
  expect(partsOfKey('ctrl+shift+pagedown')).toEqual({ held: new Set(['ctrl', 'shift']), label: 'Page Down' });
});
