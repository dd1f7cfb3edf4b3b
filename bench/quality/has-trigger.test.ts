import { expect, test } from 'vitest';
import { hasTrigger } from './has-trigger.ts';

test.each([
  ['^!n::Run "notepad"', '!^n', 'modifiers in a different order'],
  ['~$*^j::Send "x"', '^j', 'prefix symbols that don’t change which keys are pressed'],
  ['Escape::ExitApp', 'Esc', 'another name for the key'],
  ['F8 up::Send "x"', 'F8', 'when the key is released'],
  ['`::Send "x"', 'SC029', 'the key below Escape'],
  ['CapsLock & j::Send "{Left}"', 'CapsLock & j', 'a combination'],
  ['j & CapsLock::Send "{Left}"', 'CapsLock & j', 'a combination in reverse order'],
  ['j::{\nif GetKeyState("CapsLock", "P")\nSend "x"\n}', 'CapsLock & j', 'a combination checked inside the hotkey'],
  ['c::{\nif GetKeyState("Ctrl")\nSend "x"\n}', '^c', 'a modifier checked inside the hotkey'],
  ['LCtrl::Send "x"', 'Ctrl', 'the left key of a pair'],
  ['Ctrl::Send "x"', 'LControl', 'either key of a pair'],
  ['Hotkey("^!k", Go)', '^!k', 'a call to Hotkey'],
  ['Hotkey "^!k", Go', '^!k', 'a call to Hotkey without parentheses'],
  ['::btw::by the way', '::btw::', 'a hotstring'],
  [':*C:Btw::by the way', '::btw', 'a hotstring with options'],
  ['Hotstring(":*:btw", "by the way")', ':*:btw::', 'a call to Hotstring'],
])('the script %j responds to %s (%s)', (script, trigger) => {
  expect(hasTrigger(script, trigger)).toBe(true);
});

test.each([
  ['^!n::Run "notepad"', '^n', 'fewer modifiers'],
  ['^n::Run "notepad"', '^!n', 'more modifiers'],
  ['; ^n:: opens Notepad', '^n', 'a comment'],
  ['c::Send "x"', '^c', 'the key without its modifier'],
  ['j::Send "x"', 'CapsLock & j', 'only half of a combination'],
  ['RCtrl::Send "x"', 'LCtrl', 'the other key of a pair'],
  ['::btw::by the way', '::omw::', 'a different hotstring'],
  ['::btw::by the way', 'btw', 'a hotstring, not a key'],
])('the script %j doesn’t respond to %s (%s)', (script, trigger) => {
  expect(hasTrigger(script, trigger)).toBe(false);
});
