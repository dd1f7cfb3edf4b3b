import { describe, expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

describe('a key held while pressing others', () => {
  test('keeps its shortcuts with Alt, Shift, and Ctrl', () => {
    expect(scriptFor('key tab&q: type "x"')).toContain('*Tab::Send("{Blind}{Tab}")');
    const script = scriptFor('key tab alone: type "x"\nkey tab&q: type "y"');
    expect(script).toContain('$Tab::SendText("x")');
    expect(script).toContain('*Tab::Send("{Blind}{Tab}")');
  });

  test('gets only one hotkey if it’s also remapped on its own', () => {
    const script = scriptFor('remap tab to ctrl\nkey tab&q: type "x"');
    expect(script.match(/^\S*Tab::/gm)).toEqual(['Tab::']);
  });

  test('doesn’t leave Caps Lock on if the key is Caps Lock and tapping it does something else', () => {
    const layer = 'key capslock&h: send left';
    expect(scriptFor(`key capslock alone: send esc\n${layer}`)).toContain('SetCapsLockState("AlwaysOff")');
    expect(scriptFor(layer)).not.toContain('AlwaysOff');
    expect(scriptFor(`key capslock alone: as-usual\n${layer}`)).not.toContain('AlwaysOff');
  });
});

describe('a hotkey that holds Ctrl down', () => {
  test('still works while Ctrl is down', () => {
    expect(scriptFor('key c: toggle-down lctrl')).toContain('*c::');
    expect(scriptFor('key f1: press-down ctrl\nkey f2: release ctrl')).toContain('*F2::');
  });

  test('doesn’t take over its key’s other shortcuts if it releases Ctrl right away', () => {
    expect(scriptFor('key c: press-down ctrl ; click ; release ctrl')).toMatch(/^c::/m);
  });
});

describe('the number pad', () => {
  test('uses different key names while Num Lock is off or Shift is held', () => {
    expect(scriptFor('key numpad1 in not on numlock: type "x"')).toContain('NumpadEnd::');
    expect(scriptFor('key numpad1 in on numlock: type "x"')).toContain('Numpad1::');
    expect(scriptFor('key shift+numpad2: type "x"')).toContain('+Numpad2::\n+NumpadDown::');
  });
});

describe('a key held too long', () => {
  test('opens a program only once', () => {
    expect(bodyOf(scriptFor('key f1: open "notepad"'), 'F1::')).toEqual(['Run("notepad.exe")', 'KeyWait("F1")']);
    expect(scriptFor('key wheelup: open "notepad"')).not.toContain('KeyWait');
  });
});
