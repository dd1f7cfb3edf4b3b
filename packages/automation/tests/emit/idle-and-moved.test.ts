import { expect, test } from 'vitest';
import { scriptFor } from '../support/script-for.ts';

test.each(['idle 5min: beep', 'returned 5min: beep', 'key f1 in idle 5min: beep', 'key f1: type idle-time'])(
  'keyboard and mouse activity both count as the user being present: %s',
  (text) => {
    expect(scriptFor(text)).toContain('InstallKeybdHook()\nInstallMouseHook()\n');
  },
);

test.each(['every 4min in not mouse-moved: send f15', 'every 4min: if not mouse-moved { send f15 }'])(
  'in a repeating rule, “mouse moved” means that the mouse has moved since the last run: %s',
  (text) => {
    expect(scriptFor(text)).toContain('(A_TimeIdleMouse < 240000)');
  },
);

test('a rule that finishes immediately checks whether the mouse is moving right now', () => {
  expect(scriptFor('key f6: if mouse-moved { beep }')).toContain('(A_TimeIdleMouse < 300)');
});

test('a rule that takes time checks whether the mouse has moved since the rule started', () => {
  const script = scriptFor('every 1min: repeat 5 { click ; wait 1s ; if mouse-moved { done } }');
  expect(script).toContain('(A_TimeIdleMouse < A_TickCount - ruleBegan)');
});
