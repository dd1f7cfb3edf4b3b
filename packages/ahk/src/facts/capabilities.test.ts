import { expect, test } from 'vitest';
import { parse } from '../parse/parse.ts';
import { factsOf } from './facts-of.ts';

function capabilitiesOf(source: string): string[] {
  return factsOf(parse(source).tree).capabilities.map((fact) => fact.capability);
}

test.each([
  ['F1::Send "x"', ['types-keys']],
  ['a::b', ['types-keys']],
  ['::btw::by the way', ['types-keys']],
  ['F1::Click 10, 20', ['uses-mouse']],
  ['F1::MsgBox A_Clipboard', ['reads-clipboard', 'shows-messages']],
  ['F1::A_Clipboard := "x"', ['writes-clipboard']],
  ['F1::Run "notepad.exe"', ['runs-programs']],
  ['F1::Run "https://example.com"', ['opens-web']],
  ['F1::Run "cmd /c dir"', ['runs-commands']],
  ['F1::Run "*RunAs notepad.exe"', ['runs-programs', 'runs-as-administrator']],
  ['F1::Run "taskkill /im x.exe"', ['runs-commands', 'closes-programs']],
  ['F1::Download "https://example.com/a.csv", "a.csv"', ['downloads']],
  ['x := FileRead("a.txt")', ['reads-files']],
  ['FileAppend "x", "a.txt"', ['writes-files']],
  ['FileDelete "a.txt"', ['deletes-files']],
  ['FileRecycle "a.txt"', ['recycles-files']],
  ['FileRecycleEmpty', ['deletes-files']],
  ['IniDelete "a.ini", "section"', ['writes-files']],
  ['RegWrite 1, "REG_DWORD", "HKCU\\Software\\X", "y"', ['changes-registry']],
  ['F1::WinClose "A"', ['closes-programs']],
  ['F1::Shutdown 1', ['shuts-down']],
  ['F1::DllCall("LockWorkStation")', ['locks-computer', 'uses-dll']],
  ['F1::BlockInput "On"', ['blocks-input']],
  ['h := InputHook("V")\nh.OnChar := F\nF(a, b) => 1', ['records-keystrokes']],
  ['h := InputHook("L1")\nh.Start()', []],
  ['#NoTrayIcon\nPersistent', ['hides-itself']],
  ['FileCreateShortcut A_ScriptFullPath, A_Startup "\\x.lnk"', ['writes-files', 'starts-with-windows']],
  ['x := ComObject("Excel.Application")', ['uses-com']],
  ['F1::SoundBeep', ['plays-sound']],
  ['F1::SoundSetVolume 50', ['changes-volume']],
  ['F1::Send "{PrintScreen}"', ['types-keys', 'takes-screenshots']],
  ['F1::WinMove 0, 0, , , "A"', ['moves-windows']],
  ['OnClipboardChange((*) => 0)', ['watches-clipboard']],
  ['x := PixelGetColor(1, 2)', ['reads-screen']],
])('%s has the capabilities %j', (source, expected) => {
  expect(capabilitiesOf(source)).toEqual(expected);
});

test('each capability lists every piece of code that uses it', () => {
  const source = 'F1::Send "a"\nF2::Send "b"';
  const [fact] = factsOf(parse(source).tree).capabilities;
  expect(fact?.places.map(({ start, end }) => source.slice(start, end))).toEqual(['Send "a"', 'Send "b"']);
});

test('a command pieced together from variables is still recognized', () => {
  expect(capabilitiesOf('cmd := "cmd.exe"\nwhat := " /c dir"\nF1::Run(cmd . " " . what)')).toEqual(['runs-commands']);
});

test('a script’s own function is not confused with a built-in function of the same name', () => {
  expect(capabilitiesOf('Send(x) => x\nF1::Send("a")')).toEqual([]);
});
