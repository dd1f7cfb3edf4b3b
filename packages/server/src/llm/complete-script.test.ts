import { expect, test } from 'vitest';
import { completeScript } from './complete-script.ts';

const START = '#Requires AutoHotkey v2.0\n#SingleInstance Force\n\n';
const HOW_TO_END = '; To end the script: right-click the green H in the notification area and choose Exit.\n\n';

test.each([
  [
    'all of the standard lines',
    `${START}; Opens it.\nF9::Run("calc.exe")\n`,
    `${START}; Opens it.\nF9::Run("calc.exe")\n`,
  ],
  ['none of the standard lines', 'F9::Run("calc.exe")', `${START}${HOW_TO_END}F9::Run("calc.exe")\n`],
  ['only one directive', '#SingleInstance Force\n; Opens it.\nF9::Run("x")', `${START}; Opens it.\nF9::Run("x")\n`],
  ['Windows line endings', '; Opens it.\r\nF9::Run("x")\r\n\r\n', `${START}; Opens it.\nF9::Run("x")\n`],
  [
    'a stricter version requirement',
    '#Requires AutoHotkey v2.0.10+\n; Opens it.\nF9::Run("x")',
    '#Requires AutoHotkey v2.0.10+\n#SingleInstance Force\n\n; Opens it.\nF9::Run("x")\n',
  ],
  [
    'a different #SingleInstance setting',
    '; Twice.\n#SingleInstance Off\nF9::Run("x")',
    '#Requires AutoHotkey v2.0\n\n; Twice.\n#SingleInstance Off\nF9::Run("x")\n',
  ],
  ['only one directive and no code', '#Requires AutoHotkey v2.0', `${START}${HOW_TO_END.trimEnd()}\n`],
])('a script with %s gets any standard lines it lacks', (_what, script, completed) => {
  expect(completeScript(script)).toBe(completed);
});
