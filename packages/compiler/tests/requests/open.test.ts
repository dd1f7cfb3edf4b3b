import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  [
    'Outlook, Word and D:\\plan.xlsx come up with ctrl+F9. Leave 4 seconds in between.',
    'Run("OUTLOOK.EXE")\n    Sleep(4000)\n    Run("WINWORD.EXE")\n    Sleep(4000)',
  ],
  [
    'I begin each day with the same three things: Outlook, Excel and the list which is S:\\list.xlsx. F9 should do it',
    'Run("OUTLOOK.EXE")\n    Run("EXCEL.EXE")\n    Run("S:\\list.xlsx")',
  ],
  [
    'win+o starts OBS. its D:\\apps\\obs64.exe and has to be started in its own folder',
    'Run("D:\\apps\\obs64.exe", "D:\\apps")',
  ],
  [
    'F12 shows my downloads folder. If it is open already just bring it to the front',
    'if WinExist("Downloads ahk_class CabinetWClass")',
  ],
  ['open windows terminal as admin with win+c, or if it is open already bring it to the front', 'Run("*RunAs wt.exe")'],
])('%j', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});
