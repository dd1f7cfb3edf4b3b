import { describe, expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

/** What F1 does, apart from waiting until it is let go. */
function stepsOf(text: string): string[] {
  return bodyOf(scriptFor(text), 'F1::').filter((line) => !line.startsWith('KeyWait('));
}

describe('a window that doesn’t appear', () => {
  test('ends the rule before anything is typed into another window', () => {
    const opened = 'OpenAndWait(() => Run("notepad.exe"), () => OpenWindows("ahk_exe notepad.exe"))';
    expect(stepsOf('key f1: open "notepad" ; type "x"')).toEqual([`if !${opened}`, 'return', 'SendText("x")']);
    expect(stepsOf('key f1: open "notepad" ; wait-window it ; type "x"')).toEqual([
      `openedWindow := ${opened}`,
      'if !WinWaitActive(openedWindow, , 3)',
      'return',
      'SendText("x")',
    ]);
  });

  test('isn’t mistaken for one that was closed', () => {
    const body = stepsOf('key f1: open "backup.exe" ; wait-closed it ; shutdown');
    expect(body.slice(1, 3)).toEqual(['if !openedWindow', 'return']);
  });

  test('keeps the rule waiting for the requested time, or for ten seconds by default', () => {
    expect(scriptFor('key f1: open "notepad" ; wait-window it for 30s ; type "x"')).toContain(', true, 30000)');
    expect(scriptFor('key f1: wait-window title "Saved" ; type "x"')).toContain('WindowTitled("Saved"), 10000)');
  });

  test('doesn’t stop the remaining steps if it was only going to be moved or resized', () => {
    const body = stepsOf('key f1: open "notepad" ; maximize it ; open "calc"');
    expect(body).not.toContain('return');
  });
});

describe('a window brought to the front', () => {
  test.each(['send f2', 'type "x"', 'paste "x"', 'click', 'copy', 'set $text selection', 'repeat 3 { send a }'])(
    'must be in front before %s runs; otherwise, the rule ends',
    (step) => {
      const body = stepsOf(`key f1: activate app "stock.exe" ; ${step}`);
      expect(body.slice(0, 2)).toEqual(['if !BringToFront("ahk_exe stock.exe")', 'return']);
    },
  );

  test('is simply activated if nothing is typed into it', () => {
    expect(scriptFor('key f1: activate app "stock.exe" ; maximize app "stock.exe"')).not.toContain('BringToFront');
    expect(scriptFor('key f1: activate app "stock.exe"')).toContain('F1:: {\n    try WinActivate("ahk_exe stock.exe")');
  });
});

describe('a file', () => {
  test('that ends with a line break isn’t read as having an empty last line', () => {
    const script = scriptFor('key f1: each-line file-text path "C:\\\\a.txt" as $line { type $line }');
    expect(script).toContain('Loop Parse RTrim(ReadText("C:\\a.txt"), "`r`n"), "`n", "`r" {');
  });

  test('that is missing is reported, except in a condition', () => {
    const script = scriptFor('key f1 in file-text desktop "a.txt" contains "x": type file-text desktop "a.txt"');
    expect(script).toContain('#HotIf (InStr(FileText(');
    expect(script).toContain('SendText(ReadText(A_Desktop . "\\a.txt"))');
    expect(bodyOf(script, 'ReadText(').at(-1)).toContain('StopWithMessage(');
  });

  test('replaces the old one when downloaded again', () => {
    expect(scriptFor('key f1: download "https://a.org/x.zip" to downloads "x.zip"')).not.toContain('FileExist');
  });
});

test('a rule that types the next copied line ends early if there are no more lines', () => {
  const body = bodyOf(scriptFor('key f8: type-next clipboard ; send enter'), 'TypeNextLine(');
  expect(body).toEqual(expect.arrayContaining(['ToolTip("That was the last line.")', 'Exit()']));
  expect(body).not.toContain('places.Delete(text)');
});

test('if nothing is selected, the clipboard stays as it is', () => {
  expect(scriptFor('key f1: set-clipboard selection')).toContain('F1::CopyText(SelectedText())');
  expect(scriptFor('key f1: set-clipboard changed selection upper')).toContain('CopyText(StrUpper(SelectedText()))');
});

test('checking whether something is selected takes at most a fifth of a second', () => {
  expect(scriptFor('key f1: if selected { send a }')).toContain('SelectedText(0.2)');
});

test('a PDF saved as “*” gets the name of its document', () => {
  expect(scriptFor('key f1: word-save-pdf desktop "*"')).toContain('StrReplace(path || folder "\\*", "*", ');
  expect(scriptFor('key f1: excel-save-pdf desktop "*"')).toContain('StrReplace(path, "*", ');
});

describe('a web address', () => {
  test.each([
    ['"a.org/search?q=" + clipboard', 'Run("https://a.org/search?q=" UrlEncoded(Trim(A_Clipboard, " `t`r`n")))'],
    ['"https://a.org/" + date "yyyy/MM" + "/a b"', 'Run("https://a.org/" FormatTime(, "yyyy/MM") "/a%20b")'],
    ['"https://" + clipboard', 'Run(WebAddress("https://" . A_Clipboard))'],
  ])('built from %s is encoded correctly', (address, call) => {
    expect(scriptFor(`key f1: website ${address}`)).toContain(call);
  });
});

test('a script that only opens things contains no code for handling windows', () => {
  const script = scriptFor('key f1: website "a.org" ; open-folder desktop ; open "notepad" ; open "discord"');
  expect(script).not.toMatch(/OpenWindows|IsShell|GroupAdd/);
});
