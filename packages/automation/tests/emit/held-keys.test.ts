import { describe, expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

describe('a key that is held before others', () => {
  test('keeps its shortcuts with Alt, Shift and Ctrl', () => {
    expect(scriptFor('key tab&q: type "x"')).toContain('*Tab::Send("{Blind}{Tab}")');
    const script = scriptFor('key tab alone: type "x"\nkey tab&q: type "y"');
    expect(script).toContain('$Tab::SendText("x")');
    expect(script).toContain('*Tab::Send("{Blind}{Tab}")');
  });

  test('is written once if it’s remapped on its own', () => {
    const script = scriptFor('remap tab to ctrl\nkey tab&q: type "x"');
    expect(script.match(/^\S*Tab::/gm)).toEqual(['Tab::']);
  });

  test('does not leave Caps Lock on when a tap does something else', () => {
    const layer = 'key capslock&h: send left';
    expect(scriptFor(`key capslock alone: send esc\n${layer}`)).toContain('SetCapsLockState("AlwaysOff")');
    expect(scriptFor(layer)).not.toContain('AlwaysOff');
    expect(scriptFor(`key capslock alone: as-usual\n${layer}`)).not.toContain('AlwaysOff');
  });
});

describe('a key that leaves Ctrl down', () => {
  test('is heard while Ctrl is down', () => {
    expect(scriptFor('key c: toggle-down lctrl')).toContain('*c::');
    expect(scriptFor('key f1: press-down ctrl\nkey f2: release ctrl')).toContain('*F2::');
  });

  test('leaves its shortcuts alone when Ctrl is released right away', () => {
    expect(scriptFor('key c: press-down ctrl ; click ; release ctrl')).toMatch(/^c::/m);
  });
});

describe('the number pad', () => {
  test('has other keys while Num Lock is off or Shift is held', () => {
    expect(scriptFor('key numpad1 in not on numlock: type "x"')).toContain('NumpadEnd::');
    expect(scriptFor('key numpad1 in on numlock: type "x"')).toContain('Numpad1::');
    expect(scriptFor('key shift+numpad2: type "x"')).toContain('+Numpad2::\n+NumpadDown::');
  });
});

describe('a key that is held too long', () => {
  test('opens a program once', () => {
    expect(bodyOf(scriptFor('key f1: open "notepad"'), 'F1::')).toEqual(['Run("notepad.exe")', 'KeyWait("F1")']);
    expect(scriptFor('key wheelup: open "notepad"')).not.toContain('KeyWait');
  });
});
