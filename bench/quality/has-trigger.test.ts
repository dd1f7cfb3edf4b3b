import { expect, test } from 'vitest';
import { hasTrigger } from './has-trigger.ts';

test.each([
  ['^!n::Run "notepad"', '!^n', 'modifiers in another order'],
  ['~$*^j::Send "x"', '^j', 'signs that only tune a hotkey'],
  ['Escape::ExitApp', 'Esc', 'another name of the key'],
  ['F8 up::Send "x"', 'F8', 'the moment it is let go'],
  ['`::Send "x"', 'SC029', 'the key below Escape'],
  ['CapsLock & j::Send "{Left}"', 'CapsLock & j', 'a combination'],
  ['j & CapsLock::Send "{Left}"', 'CapsLock & j', 'a combination the other way round'],
  ['j::{\nif GetKeyState("CapsLock", "P")\nSend "x"\n}', 'CapsLock & j', 'a combination asked for in the hotkey'],
  ['c::{\nif GetKeyState("Ctrl")\nSend "x"\n}', '^c', 'a modifier asked for in the hotkey'],
  ['LCtrl::Send "x"', 'Ctrl', 'the left one of a pair'],
  ['Ctrl::Send "x"', 'LControl', 'both of a pair'],
  ['Hotkey("^!k", Go)', '^!k', 'a call'],
  ['Hotkey "^!k", Go', '^!k', 'a call without parentheses'],
  ['::btw::by the way', '::btw::', 'a hotstring'],
  [':*C:Btw::by the way', '::btw', 'a hotstring with options'],
  ['Hotstring(":*:btw", "by the way")', ':*:btw::', 'a hotstring by a call'],
])('the script %j responds to %s (%s)', (script, trigger) => {
  expect(hasTrigger(script, trigger)).toBe(true);
});

test.each([
  ['^!n::Run "notepad"', '^n', 'fewer modifiers'],
  ['^n::Run "notepad"', '^!n', 'more modifiers'],
  ['; ^n:: opens Notepad', '^n', 'a comment'],
  ['c::Send "x"', '^c', 'the bare key alone'],
  ['j::Send "x"', 'CapsLock & j', 'half of a combination'],
  ['RCtrl::Send "x"', 'LCtrl', 'the other one of a pair'],
  ['::btw::by the way', '::omw::', 'another hotstring'],
  ['::btw::by the way', 'btw', 'a hotstring is no key'],
])('the script %j doesn’t respond to %s (%s)', (script, trigger) => {
  expect(hasTrigger(script, trigger)).toBe(false);
});
