import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../facts/facts-of.ts';
import { parse } from '../parse/parse.ts';
import { explain } from './explain.ts';
import { explanationText } from './explanation-text.ts';

const SAMPLES = join(import.meta.dirname, '../../tests/explanations');
const NAMES = readdirSync(SAMPLES)
  .filter((name) => name.endsWith('.ahk'))
  .map((name) => name.slice(0, -4));

function explained(source: string) {
  return explain(factsOf(parse(source).tree));
}

function does(source: string): string[] {
  return explained(source).lines.flatMap((line) => line.does);
}

describe('a script is explained the way a person would explain it', () => {
  test.each(NAMES)('%s', (name) => {
    const text = explanationText(explained(readFileSync(join(SAMPLES, `${name}.ahk`), 'utf8')));
    expect(`${text}\n`).toBe(readFileSync(join(SAMPLES, `${name}.txt`), 'utf8'));
  });
});

test('a shortcut is explained with its keys, the program it works in, and its position in the code', () => {
  const source = '#HotIf WinActive("ahk_exe chrome.exe")\n^!n::Run "notepad.exe"';
  expect(explained(source).lines).toEqual([
    {
      when: 'When you press Ctrl+Alt+N',
      keys: [['Ctrl', 'Alt', 'N']],
      context: 'only while Chrome is the active window',
      does: ['opens Notepad'],
      sentence: 'opens Notepad',
      start: 39,
      end: 61,
    },
  ]);
});

test.each([
  ['^!n', 'When you press Ctrl+Alt+N'],
  ['#e', 'When you press Windows+E'],
  ['<^>!a', 'When you press left Ctrl+right Alt+A'],
  ['XButton1', 'When you press the back mouse button'],
  ['~LButton', 'When you press the left mouse button (it still works as usual)'],
  ['WheelUp', 'When you scroll the mouse wheel up'],
  ['^WheelDown', 'When you scroll the mouse wheel down while holding Ctrl'],
  ['#WheelDown', 'When you scroll the mouse wheel down while holding the Windows key'],
  ['<#WheelDown', 'When you scroll the mouse wheel down while holding the left Windows key'],
  ['NumpadEnter', 'When you press Enter on the number pad'],
  ['Numpad5', 'When you press 5 on the number pad'],
  ['F1 Up', 'When you release F1'],
  ['CapsLock & j', 'When you hold Caps Lock and press J'],
  ['Media_Play_Pause', 'When you press the Play/Pause key'],
])('the hotkey %s is described as “%s”', (keys, when) => {
  expect(explained(`${keys}::Click`).lines[0]?.when).toBe(when);
});

test.each([
  ['Send "^c"', ['presses Ctrl+C']],
  ['Send "{Enter 2}"', ['presses Enter twice']],
  ['Send "hello{!} you{Tab}bye"', ['types “hello! you”', 'presses Tab', 'types “bye”']],
  ['Send "{Blind}^v"', ['presses Ctrl+V']],
  ['Send "{Text}a+b^c{Enter}"', ['types “a+b^c{Enter}”']],
  ['Send "{Raw}#1"', ['types “#1”']],
  ['Send "Hi`nthere"', ['types “Hi”', 'presses Enter', 'types “there”']],
  ['Send "{Shift down}{End}{Shift up}"', ['holds down Shift', 'presses End', 'lets go of Shift']],
  ['Send "{Volume_Up 3}"', ['presses the Volume Up key 3 times']],
  ['Send "+{Tab}"', ['presses Shift+Tab']],
  ['Send "Dear " A_UserName ","', ['types “Dear [your user name],”']],
])('%s is explained key by key', (code, phrases) => {
  expect(does(`F1::${code}`)).toEqual(phrases);
});

test.each([
  ['Sleep 500', 'waits half a second'],
  ['Sleep 90000', 'waits 1 minute 30 seconds'],
  ['WinActivate "ahk_class CabinetWClass"', 'brings File Explorer to the front'],
  ['WinClose "Untitled ahk_exe notepad.exe"', 'closes the Notepad window “Untitled”'],
  ['WinClose "Find ahk_exe regedit.exe"', 'closes the Registry Editor window “Find”'],
  ['WinClose "Find ahk_class ConsoleWindowClass"', 'closes the console window “Find”'],
  ['WinClose "Find ahk_class SomeClass"', 'closes the window “Find”'],
  ['ProcessClose WinGetPID("A")', 'ends the active window’s program'],
  ['ProcessClose WinGetPID("Mail")', 'ends the program that the window “Mail” belongs to'],
  ['WinMove 0, 0, 800, 600, "A"', 'moves the active window to 0, 0 and makes it 800 by 600 pixels'],
  ['Run "C:\\Users\\me\\report.docx"', 'opens the file C:\\Users\\me\\report.docx'],
  ['Run "*RunAs regedit.exe"', 'opens the Registry Editor as administrator'],
  ['Run "powershell -File C:\\a.ps1"', 'runs the command “PowerShell -File C:\\a.ps1”'],
  ['Run "taskkill /f /im chrome.exe"', 'ends Chrome'],
  ['Run A_ScriptDir', 'opens this script’s folder'],
  ['Shutdown 2', 'restarts the computer'],
  ['FileRecycle A_Desktop "\\old.txt"', 'moves old.txt on your Desktop to the Recycle Bin'],
  ['DirDelete "C:\\x", true', 'deletes the folder C:\\x and everything in it'],
  ['MouseMove 10, 20', 'moves the mouse to 10, 20'],
  [
    'A_Clipboard := RegExReplace(A_Clipboard, "\\s+", "-")',
    'puts the copied text with everything that matches a pattern replaced by “-” on the clipboard',
  ],
  ['ProcessClose "notepad.exe"', 'ends Notepad'],
  ['KeyWait "a", "D T2"', 'waits until you press A (at most 2 seconds)'],
  ['Foo(3)', 'runs a part that is missing from this script'],
  ['total += 5', 'remembers something for later'],
])('%s is explained as “%s”', (code, phrase) => {
  expect(does(`F1::${code}`)).toEqual([phrase]);
});

test.each([
  ['A_Hour < 12', 'it is before noon'],
  ['A_Hour >= 18', 'it is 6:00 PM or later'],
  ['A_Hour > 22', 'it is 11:00 PM or later'],
  ['A_Hour <= 23', 'it is before midnight'],
  ['A_Hour = 0', 'it is between midnight and 12:59 AM'],
  // There is no hour 24, and “midnight or later” would be always.
  ['A_Hour > 23', 'the current hour is more than 23'],
])('the condition %s is explained as “%s”', (condition, said) => {
  expect(does(`F1::\n{\n  if ${condition}\n    Click\n}`)).toEqual([`if ${said}, clicks the left mouse button`]);
});

test('a step after a condition is not described as part of it', () => {
  const source = 'F1::\n{\n  if WinExist("Mail")\n    WinClose\n  Sleep 1000\n}';
  expect(explained(source).lines[0]?.sentence).toBe(
    'if the window “Mail” is open, closes that window; then waits 1 second',
  );
});

test('a function that can return early is described with the condition under which it continues', () => {
  const source = 'F1::\n{\n  Go()\n  Click\n}\nGo() {\n  if !WinExist("A")\n    return\n  Send "x"\n}';
  expect(explained(source).lines[0]?.does).toEqual([
    'if a window is active, types “x”',
    'clicks the left mouse button',
  ]);
});

test('the advice for stopping a script without a tray icon is to use Task Manager', () => {
  expect(explained('#NoTrayIcon\nF1::Click').stop).toBe(
    'The script may show no icon; if so, it can only be ended in Task Manager.',
  );
});

test('a script that ends on its own comes with no advice on how to stop it', () => {
  expect(explained('Run "notepad.exe"').stop).toBe(null);
});

test('an on/off setting is described in terms of the key that turns it on', () => {
  const source = 'on := false\nF5::global on := !on\n#HotIf on\nw::Send "s"';
  expect(explained(source).lines.map(({ context, sentence }) => [context, sentence])).toEqual([
    [null, 'switches between on and off'],
    ['only while it is turned on with F5', 'types “s”'],
  ]);
});

test('a yes-or-no function is described in terms of what it checks', () => {
  const source =
    '#HotIf InBrowser()\nF1::Click\nInBrowser() {\n  for exe in ["chrome.exe", "msedge.exe"]\n    if WinActive("ahk_exe " exe)\n      return true\n  return false\n}';
  expect(explained(source).lines[0]?.context).toBe('only while Chrome or Edge is the active window');
});

test('a window group is described in terms of the programs in it', () => {
  const source =
    'GroupAdd "Office", "ahk_exe winword.exe"\nGroupAdd "Office", "ahk_exe excel.exe"\n#HotIf WinActive("ahk_group Office")\nF1::Click';
  expect(explained(source).lines[0]?.context).toBe('only while Word or Excel is the active window');
});

test('a helper function’s result is described in terms of where it comes from', () => {
  const source =
    'F1::{\n  text := Copied()\n  if text = ""\n    return\n  SendText StrUpper(text)\n}\nCopied() {\n  A_Clipboard := ""\n  Send "^c"\n  if !ClipWait(1)\n    return ""\n  return A_Clipboard\n}';
  expect(explained(source).lines[0]?.sentence).toBe(
    'presses Ctrl+C; then if the copied text is not empty, types the copied text in capital letters',
  );
});
