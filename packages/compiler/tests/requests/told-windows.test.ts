import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['F7: minimise whichever window the pointer is over, not the active one', 'WinMinimize(hoveredWindow)'],
  ['scroll lock pins the window my mouse is on, scroll lock again unpins it', 'WinSetAlwaysOnTop(-1, hoveredWindow)'],
  [
    'F11 takes the frame off the window in front and lets it fill the screen, F11 again undoes it',
    'ToggleBorderless()',
  ],
  ['ctrl+alt+u makes hidden folders visible and hides them again', 'ToggleExplorerOption("Hidden", 2, 1)'],
  ['screen off with ctrl+alt+m, the pc keeps running because the radio plays', 'SendMessage(0x112, 0xF170, 2'],
])('%j is understood by what is told of it', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test('a program goes to its monitor whenever it opens, and is maximized there only where that is said', () => {
  const made = scriptFor('slack keeps opening on my main screen every time, throw it on the second monitor maximised');
  expect(made).toContain('MonitorGetWorkArea(2, &left, &top)');
  expect(made).not.toContain('wasMaximized');
  expect(scriptFor('whenever I start excel put it on monitor 3')).toContain('if MonitorGetCount() < 3');
});

test.each([
  ["alt+s for spotify - when there's one running go to that one instead of opening a new one", 'ahk_exe Spotify.exe'],
  ['F9 launches notepad unless one is open, then show me that one', 'ahk_exe notepad.exe'],
  ['F4 starts D:\\tools\\plan.exe, when it is running already show that window', 'ahk_exe plan.exe'],
])('%j opens no second one', (request, window) => {
  expect(scriptFor(request)).toContain(`if WinExist("${window}")\n        WinActivate()`);
});
