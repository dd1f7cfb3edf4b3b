import { describe, expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

describe('a held key that the keyboard repeats', () => {
  test.each([
    ['key f8: mute toggle', 'KeyWait("F8")'],
    ['key f8: toggle-every 100ms { click }', 'KeyWait("F8")'],
    ['key ctrl+alt+w: toggle-down w', 'KeyWait("w")'],
    ['key f8: alternate { send a }, { send b }', 'KeyWait("F8")'],
    ['key f8: if runs clicking { stop clicking } else { every 1s as clicking { click } }', 'KeyWait("F8")'],
  ])('toggles only once: %s', (text, wait) => {
    expect(scriptFor(text)).toMatch(new RegExp(`^    ${wait.replace(/[()]/g, '\\$&')} ; .*\n}`, 'm'));
  });

  test.each([
    'key f8: loop { send e ; wait 1s }',
    'key f8: toggle-loop { send a ; wait 5s ; send b ; wait 5s }',
    'key f8: toggle-every 20min { show "Look up" }',
    'key f8: pause-script toggle',
  ])('starts its action only after it’s released, so pressing it again can stop the action: %s', (text) => {
    expect(bodyOf(scriptFor(text), 'F8::')[0]).toBe('KeyWait("F8")');
  });

  test.each([
    'key f8: volume up',
    'key f8: scroll down',
    'key f8: while-held 50ms { click ; mute toggle }',
    'key wheelup: mute toggle',
    'key xbutton1: toggle-every 100ms { click }',
  ])('isn’t blocked from repeating if repeating is useful or the key can’t repeat: %s', (text) => {
    expect(scriptFor(text)).not.toContain('must not switch again');
  });
});

describe('keys the script holds down', () => {
  test('if a rule can hold a key down, a release step works only while the script is holding that key', () => {
    const script = scriptFor('key f1: press-down w\nkey w keep: release w');
    expect(script).toContain('~w::ReleaseKey("w")');
    expect(bodyOf(script, 'ReleaseKey(')).toContain('if !HeldKeys().Has(key)');
  });

  test('if no rule ever holds a key down, a release step always releases it', () => {
    expect(scriptFor('key f1: release ctrl')).toContain('Send("{Ctrl up}")');
  });

  test('keys held only briefly don’t need to be tracked', () => {
    expect(bodyOf(scriptFor('key f1: hold-key alt 1s'), 'F1::')).toEqual([
      'Send("{Alt down}")',
      'Sleep(1000)',
      'Send("{Alt up}")',
    ]);
    expect(scriptFor('key f1: press-down alt ; send tab ; release alt')).not.toContain('HeldKeys');
  });

  test.each([
    'key f1: hold-key w 2s\nkey f2: stop-all',
    'key f1: toggle-loop { hold-key w 2s ; wait 1s }',
    'key f1: toggle-loop { press-down w ; wait 2s ; release w }',
    'key f1: hold-key w 2s\nkey f2: exit',
    'key f1: hold-key w 1h',
  ])('a key held by a rule that can be stopped is released when the rule stops: %s', (text) => {
    expect(scriptFor(text)).toContain('OnExit(ReleaseKeys)');
  });

  test('a key that switches itself between held and released loses its usual function', () => {
    expect(scriptFor('key ctrl: toggle-down ctrl')).toContain('*LCtrl::\n*RCtrl:: {\n    ToggleKey("Ctrl")\n');
    expect(scriptFor('key ctrl: mute toggle')).toContain('~LCtrl Up::');
  });
});

describe('rules for many keys', () => {
  test('a second press counts as a repeat only if it’s the same letter', () => {
    const script = scriptFor('any-key letters in again-within 300ms: nothing');
    expect(script).toContain('HotIf((*) => A_TickCount - LastRelease(A_ThisHotkey) < 300)');
    expect(script).toContain('"~*", (hotkey) => LastRelease(hotkey, true), " Up")');
    expect(script).not.toMatch(/^~\* Up::/m);
  });

  test('a rule for a repeated abbreviation doesn’t add a hotkey with an empty key name', () => {
    expect(scriptFor('abbr "btw" in again-within 1s: type "x"')).not.toMatch(/^~\* Up::/m);
  });

  test('“any key” doesn’t include modifiers, such as the Ctrl in Ctrl+Alt+K', () => {
    expect(bodyOf(scriptFor('any-key all keep: beep'), 'OnEveryKey(')).toContain(
      'if !(GetKeyName(key) ~= "^$|Shift|Control|Alt|Win")',
    );
  });
});

describe('the right Alt key', () => {
  test('works on keyboards where it’s AltGr, which also sends left Ctrl', () => {
    expect(scriptFor('key ralt+n: type "ñ"')).toContain('>!n::\n<^>!n:: {');
    expect(scriptFor('remap ralt+o to p')).toContain('>!o::p\n<^>!o::p');
    expect(scriptFor('key ctrl+ralt+n: type "x"')).toContain('^>!n::SendText("x")');
  });
});

test('disabling Caps Lock doesn’t leave it stuck on', () => {
  expect(scriptFor('remap capslock to nothing')).toContain('SetCapsLockState("AlwaysOff")');
  expect(scriptFor('remap capslock to nothing in app "Excel"')).not.toContain('SetCapsLockState');
});
