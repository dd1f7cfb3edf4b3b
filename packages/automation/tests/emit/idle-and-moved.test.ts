import { expect, test } from 'vitest';
import { scriptFor } from '../support/script-for.ts';

test.each(['idle 5min: beep', 'returned 5min: beep', 'key f1 in idle 5min: beep', 'key f1: type idle-time'])(
  'keys and the mouse both count as being there: %s',
  (text) => {
    expect(scriptFor(text)).toContain('InstallKeybdHook()\nInstallMouseHook()\n');
  },
);

test.each(['every 4min in not mouse-moved: send f15', 'every 4min: if not mouse-moved { send f15 }'])(
  'on a period, moved means since the last time: %s',
  (text) => {
    expect(scriptFor(text)).toContain('(A_TimeIdleMouse < 240000)');
  },
);

test('a rule that is over at once asks whether the mouse moves now', () => {
  expect(scriptFor('key f6: if mouse-moved { beep }')).toContain('(A_TimeIdleMouse < 300)');
});

test('a rule that takes time asks whether the mouse was moved since it began', () => {
  const script = scriptFor('every 1min: repeat 5 { click ; wait 1s ; if mouse-moved { done } }');
  expect(script).toContain('(A_TimeIdleMouse < A_TickCount - ruleBegan)');
});
