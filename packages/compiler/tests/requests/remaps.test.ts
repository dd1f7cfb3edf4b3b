import { expect, test } from 'vitest';
import { read } from '../../src/1-read/read.ts';
import { findRemaps } from '../../src/2-understand/remaps/find-remaps.ts';

function remapsIn(text: string): string[] {
  return findRemaps(read(text)).flatMap(({ rules }) =>
    rules.map((rule) => (rule.kind === 'remap' ? `${rule.from}::${rule.to}` : rule.kind)),
  );
}

test.each([
  ['swap w with z and q with a', ['w::z', 'z::w', 'q::a', 'a::q']],
  ['swap alt and win', ['Alt::LWin', 'LWin::Alt']],
  ['alt+i is up, alt+k is down', ['!i::Up', '!k::Down']],
  ['alt + h j k l as arrow keys', ['!h::Left', '!j::Down', '!k::Up', '!l::Right']],
  ['with right alt held, ijkl are the arrows', ['>!j::Left', '>!k::Down', '>!i::Up', '>!l::Right']],
  ['ctrl+alt+wasd as arrows', ['^!a::Left', '^!s::Down', '^!w::Up', '^!d::Right']],
  ['F1 should not open help any more', ['F1::']],
  ['no right click on this terminal', ['RButton::']],
  ['no windows key please', ['LWin::', 'RWin::']],
  ['the left ctrl is broken, use caps lock instead', ['CapsLock::LCtrl']],
])('%j makes of keys %j', (text, expected) => {
  expect(remapsIn(text)).toEqual(expected);
});

test.each([
  'F7 switches a mode in which w a s d are the arrow keys',
  'enter should not send the message but make a new line',
  'no numpad enter on this laptop',
])('%j leaves the keys as they are', (text) => {
  expect(remapsIn(text)).toEqual([]);
});
