import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  [
    'every thursday 3pm open C:\\Team\\plan.xlsx and show me a message Fill in your days',
    'MsgBox("Fill in your days")',
  ],
  ['22:15 on weekdays: popup lights out', 'MsgBox("lights out")'],
  ['at noon show a popup saying soup is ready and play a sound', 'SoundBeep(750, 300)'],
  ["F8: save with ctrl+s, then show 'saved'", 'MsgBox("saved")'],
])('%j gives %s', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});

test('a wish to be told, with nothing to be told about, is no script', () => {
  expect(scriptFor('tell me when its done')).toMatch(/^unclear: /);
});
