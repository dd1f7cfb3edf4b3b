import { expect, test } from 'vitest';
import { scriptFor } from '../support/script-for.ts';

test.each([
  ['window-focused all: beep', 'WhenFrontChanges(true, WhenInFront)'],
  ['window-unfocused all: beep', 'WhenFrontChanges(false, WhenLeft)'],
  ['window-focused all app "Excel": beep', 'WhenFocusChanges('],
  ['window-opens all: beep', 'WhenWindowOpens(() => OpenWindows(), WhenOpened)'],
  ['window-closes all: beep', 'WhenWindowCloses(() => OpenWindows(), WhenClosed)'],
])('a rule can watch every window: %s', (text, call) => {
  expect(scriptFor(text)).toContain(call);
});
