import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['make tab a ctrl while its held down, but a quick tap still types a tab', '*Tab:: {'],
  ['hold F2 for a second to open paint, tap opens calculator', 'Run("calc.exe")\n        return'],
  ['F8 held longer opens notepad, a short press stays F8', 'Send("{F8}")\n        return'],
  ['When she selects a text and hits F4 it should be read aloud, F5 makes it stop', 'F5:: {\n    StopReading()'],
  ['read the selected text aloud with F6, shift+F6 stops the talking', '+F6:: {\n    StopReading()'],
  ['hold the forward button of the mouse and scroll: volume', 'XButton2 & WheelUp::Send("{Volume_Up}")'],
  ['middle button + wheel goes through the open windows', 'MButton & WheelDown::AltTab'],
  ['alt + wheel: up is ] and down is [', '$!WheelDown::Send("{[}")'],
  ['scroll left and right with alt + wheel', '$!WheelDown::Send("{WheelRight}")'],
  ['make the side buttons switch tabs', '$XButton1::Send("^+{Tab}")'],
  ['chess: right click = undo (ctrl z), only there', '#HotIf WinActive("Chess")'],
  ['while the game Satisfactory is active, F1 should be F2', '#HotIf WinActive("Satisfactory")'],
  ['have right ctrl, the key beside the arrows, act as Enter', 'RCtrl::Enter'],
  ['let left arrow do ctrl+left and right arrow ctrl+right', '$Right::Send("^{Right}")'],
  ['press and hold G for half a second = torch key L, tap stays G', '$g:: {'],
  ['in Terraria make space use the hook (e)', '$Space:: {\n    Send("e")'],
  ['hold left click for 3 seconds with F5', 'F5:: {'],
])('%j gives a script with %j', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});
