import { describe, expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

describe('the time allowed between presses', () => {
  test.each([
    ['key f2 double 300ms: beep', 'Taps("F2", true, tapTime)'],
    ['key f2 double 300ms: beep', '#HotIf Taps("F2", , tapTime) = 1'],
    ['key lctrl double 300ms: beep', 'Taps("LCtrl", true, tapTime) = 2'],
    ['key lctrl alone: send a\nkey lctrl double 300ms: beep', 'KeyWait("LCtrl", "D T" tapTime / 1000)'],
    ['key f2 double 300ms: beep\nkey f2: send a', 'CountPresses("F2", 2, 0, false, tapTime)'],
    ['key f2 double 300ms: beep\nkey f2 long: send a', 'CountPresses("F2", 2, longPress, false, tapTime)'],
    ['key a triple 300ms: beep', 'CountTypedPresses("a", 3, 2, 0, tapTime)'],
    ['key f2 double 300ms: beep\nkey f2 triple: send a', 'CountPresses("F2", 2, 0, false, tapTime)'],
  ])('can be set in the rule: %s', (text, expected) => {
    const script = scriptFor(text);
    expect(script).toContain('tapTime := 300 ; the most milliseconds between two presses');
    expect(script).toContain(expected);
  });

  test('has a default if the rule doesn’t set it', () => {
    expect(scriptFor('key f2 double: beep')).toContain('~F2::Taps("F2", true)\n');
  });
});

describe('a key that acts only once, however long it’s held', () => {
  test.each([
    ['key f2 once: type "x y"', 'F2::', 'KeyWait("F2")'],
    ['key ctrl+j once: volume up', '$^j::', 'KeyWait("j")'],
    ['key f2 once keep: scroll down', '~F2::', 'KeyWait("F2")'],
  ])('acts right away, then waits to be released: %s', (text, hotkey, wait) => {
    expect(bodyOf(scriptFor(text), hotkey).at(-1)).toBe(wait);
  });

  test('isn’t written as a remap, which would repeat', () => {
    expect(scriptFor('key f2 once: send a')).toContain('F2:: {');
  });
});
