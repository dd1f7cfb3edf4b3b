import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  [
    'F6: copy the cell, change to the window called Orders, press tab twice, paste, ctrl+s and back to Excel one cell down',
    ['F6:: {', 'Send("^c")', 'WinExist("Orders")', 'Send("{Tab 2}")', 'Send("^v")', 'Send("^s")', 'Send("{Down}")'],
  ],
  [
    'win+k -> ctrl+s, wait a sec, run C:\\make\\all.bat and wait for it to finish, then start D:\\out\\app.exe',
    ['Send("^s")', 'Sleep(1000)', 'RunWait("C:\\make\\all.bat")', 'Run("D:\\out\\app.exe")'],
  ],
  [
    'F10: open notepad, wait till its there, type Groceries, new line, todays date, then save it as buy.txt on the desktop',
    ['"Groceries" "`n" FormatTime(, "ShortDate")', 'SendText(A_Desktop "\\buy.txt")'],
  ],
  [
    'The same every day: alt+f, then e, wait till the window Export is there, type Week_ and the date, enter, wait till that window is gone. put it on ctrl alt w',
    ['^!w:: {', 'Send("!f")', 'SendText("Week_" FormatTime(, "yyyy-MM-dd"))', 'WinWaitClose("Export")'],
  ],
  [
    'F9 does: alt+r, wait 2 seconds, type the room number which I give in a box at the beginning, enter, give it 3 more secs, ctrl+p to print',
    ['InputBox("Room number:"', 'SendText(askedText.Value)', 'Sleep(3000)', 'Send("^p")'],
  ],
  [
    'ctrl+shift+k should: 1. open chrome 2. wait 2 seconds 3. type hello 4. press enter',
    ['^+k:: {', 'Run("chrome.exe")', 'Sleep(2000)', 'SendText("hello")', 'Send("{Enter}")'],
  ],
])('%j does each step', (request, steps) => {
  const script = scriptFor(request);
  for (const step of steps) expect(script).toContain(step);
});

test('a list of keys, each with what it does, is no sequence', () => {
  const script = scriptFor('f1 -> undo, f2 -> redo, f3 -> save');
  for (const key of ['F1::', 'F2::', 'F3::']) expect(script).toContain(key);
});

test('the last key that is pressed does not start it', () => {
  expect(scriptFor('F9: ctrl+a, ctrl+c, alt+tab, ctrl+v, wait half a second, enter')).toContain('F9:: {');
});
