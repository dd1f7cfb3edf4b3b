import { describe, expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

/** What F1 does, apart from waiting until it is let go. */
function stepsOf(text: string): string[] {
  return bodyOf(scriptFor(text), 'F1::').filter((line) => !line.startsWith('KeyWait('));
}

describe('a window that does not come', () => {
  test('ends the rule before anything is typed elsewhere', () => {
    const opened = 'OpenAndWait(() => Run("notepad.exe"), () => OpenWindows("ahk_exe notepad.exe"))';
    expect(stepsOf('key f1: open "notepad" ; type "x"')).toEqual([`if !${opened}`, 'return', 'SendText("x")']);
    expect(stepsOf('key f1: open "notepad" ; wait-window it ; type "x"')).toEqual([
      `openedWindow := ${opened}`,
      'if !WinWaitActive(openedWindow, , 3)',
      'return',
      'SendText("x")',
    ]);
  });

  test('is not taken for one that was closed', () => {
    const body = stepsOf('key f1: open "backup.exe" ; wait-closed it ; shutdown');
    expect(body.slice(1, 3)).toEqual(['if !openedWindow', 'return']);
  });

  test('is waited for as long as the program says, else ten seconds', () => {
    expect(scriptFor('key f1: open "notepad" ; wait-window it for 30s ; type "x"')).toContain(', true, 30000)');
    expect(scriptFor('key f1: wait-window title "Saved" ; type "x"')).toContain('WindowTitled("Saved"), 10000)');
  });

  test('does not stop the rest if only the window would have been placed', () => {
    const body = stepsOf('key f1: open "notepad" ; maximize it ; open "calc"');
    expect(body).not.toContain('return');
  });
});

describe('a window that is brought to the front', () => {
  test.each(['send f2', 'type "x"', 'paste "x"', 'click', 'copy', 'set $text selection', 'repeat 3 { send a }'])(
    'is waited for before %s, and the rule ends if there is none',
    (step) => {
      const body = stepsOf(`key f1: activate app "stock.exe" ; ${step}`);
      expect(body.slice(0, 2)).toEqual(['if !BringToFront("ahk_exe stock.exe")', 'return']);
    },
  );

  test('is simply activated if nothing is typed there', () => {
    expect(scriptFor('key f1: activate app "stock.exe" ; maximize app "stock.exe"')).not.toContain('BringToFront');
    expect(scriptFor('key f1: activate app "stock.exe"')).toContain('F1:: {\n    try WinActivate("ahk_exe stock.exe")');
  });
});

describe('a file', () => {
  test('that ends with a line break has no empty line at its end', () => {
    const script = scriptFor('key f1: each-line file-text path "C:\\\\a.txt" as $line { type $line }');
    expect(script).toContain('Loop Parse RTrim(ReadText("C:\\a.txt"), "`r`n"), "`n", "`r" {');
  });

  test('that is missing is reported, but not by a condition', () => {
    const script = scriptFor('key f1 in file-text desktop "a.txt" contains "x": type file-text desktop "a.txt"');
    expect(script).toContain('#HotIf (InStr(FileText(');
    expect(script).toContain('SendText(ReadText(A_Desktop . "\\a.txt"))');
    expect(bodyOf(script, 'ReadText(').at(-1)).toContain('StopWithMessage(');
  });

  test('that is downloaded again takes the place of the old one', () => {
    expect(scriptFor('key f1: download "https://a.org/x.zip" to downloads "x.zip"')).not.toContain('FileExist');
  });
});

test('after the last line nothing is typed any more, and the rest of the rule is left out', () => {
  const body = bodyOf(scriptFor('key f8: type-next clipboard ; send enter'), 'TypeNextLine(');
  expect(body).toEqual(expect.arrayContaining(['ToolTip("That was the last line.")', 'Exit()']));
  expect(body).not.toContain('places.Delete(text)');
});

test('with nothing selected the clipboard stays as it is', () => {
  expect(scriptFor('key f1: set-clipboard selection')).toContain('F1::CopyText(SelectedText())');
  expect(scriptFor('key f1: set-clipboard changed selection upper')).toContain('CopyText(StrUpper(SelectedText()))');
});

test('whether something is selected is known within a fifth of a second', () => {
  expect(scriptFor('key f1: if selected { send a }')).toContain('SelectedText(0.2)');
});

test('a document keeps its name as a PDF when a star stands for it', () => {
  expect(scriptFor('key f1: word-save-pdf desktop "*"')).toContain('StrReplace(path || folder "\\*", "*", ');
  expect(scriptFor('key f1: excel-save-pdf desktop "*"')).toContain('StrReplace(path, "*", ');
});

describe('an address', () => {
  test.each([
    ['"a.org/search?q=" + clipboard', 'Run("https://a.org/search?q=" UrlEncoded(Trim(A_Clipboard, " `t`r`n")))'],
    ['"https://a.org/" + date "yyyy/MM" + "/a b"', 'Run("https://a.org/" FormatTime(, "yyyy/MM") "/a%20b")'],
    ['"https://" + clipboard', 'Run(WebAddress("https://" . A_Clipboard))'],
  ])('%s keeps the copied text apart from the written one', (address, call) => {
    expect(scriptFor(`key f1: website ${address}`)).toContain(call);
  });
});

test('a script that only opens something knows nothing of windows', () => {
  const script = scriptFor('key f1: website "a.org" ; open-folder desktop ; open "notepad" ; open "discord"');
  expect(script).not.toMatch(/OpenWindows|IsShell|GroupAdd/);
});
