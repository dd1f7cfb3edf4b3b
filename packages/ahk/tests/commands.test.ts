import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factsOf, parse, quoteString, RISKS, type RiskCode } from '../src/index.ts';

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'commands', name), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));

const harmful = linesOf('harmful.txt').map((line): [RiskCode, string] => {
  const bar = line.indexOf(' | ');
  return [line.slice(0, bar) as RiskCode, line.slice(bar + 3)];
});
const innocent = linesOf('innocent.txt');

const facts = (source: string) => factsOf(parse(source).tree);
const risksOf = (source: string) => facts(source).risks.map(({ code }) => code);
const dangersOf = (source: string) => risksOf(source).filter((code) => RISKS[code][0] === 'danger');
const capabilitiesOf = (source: string) => facts(source).capabilities.map(({ capability }) => capability);

describe('a harmful command is recognized however it’s written', () => {
  test.each(harmful)('%s: %s', (code, command) => {
    const source = `Run ${quoteString(command)}`;
    expect(risksOf(source)).toContain(code);
    if (RISKS[code][0] !== 'danger') expect(dangersOf(source)).toEqual([]);
  });
});

describe('an everyday command isn’t flagged', () => {
  test.each(innocent)('%s', (command) => {
    expect(risksOf(`Run ${quoteString(command)}`)).toEqual([]);
  });
});

const TYPED = {
  'Win+R': (line: string) => `F1:: {\nSend "#r"\nSleep 300\nSendText ${line}\nSend "{Enter}"\n}`,
  'Win held down and R': (line: string) =>
    `F1:: {\nSend "{LWin down}r{LWin up}"\nSendInput "{Text}" ${line}\nSend "{Enter}"\n}`,
  'a command prompt': (line: string) => `Run "cmd"\nWinWaitActive "ahk_exe cmd.exe"\nSendText ${line}\nSend "{Enter}"`,
  'the Start menu': (line: string) => `Send "{LWin}"\nSend "cmd{Enter}"\nSleep 900\nSendText ${line} "\`n"`,
  'a command prompt opened with Win+R': (line: string) =>
    `Send "#r"\nSend "cmd{Enter}"\nSendText ${line}\nSend "{Enter}"`,
  'the clipboard': (line: string) => `Run "cmd.exe"\nA_Clipboard := ${line}\nClipWait 1\nSend "^v{Enter}"`,
  'the clipboard and a right-click': (line: string) =>
    `Run "cmd.exe"\nA_Clipboard := ${line}\nClick "Right"\nSend "{Enter}"`,
  'a console in the background': (line: string) => `ControlSendText ${line} "\`n", , "ahk_class ConsoleWindowClass"`,
  'a console found by its process ID': (line: string) =>
    `Run "cmd", , , &pid\nWinWait "ahk_pid " pid\nControlSend "{Text}" ${line}, , "ahk_pid " pid`,
  'a function in the script': (line: string) =>
    `Type(what) {\nRun "cmd"\nSleep 500\nSendText what\nSend "{Enter}"\n}\nF1::Type(${line})`,
  'the text box of the Run dialog': (line: string) =>
    `Send "#r"\nWinWait "Run"\nControlSetText ${line}, "Edit1", "Run"\nSend "{Enter}"`,
  'a hotkey that works only in a console': (line: string) =>
    `#HotIf WinActive("ahk_exe cmd.exe")\nF1::SendText ${line}\n#HotIf`,
  'a console opened by another hotkey': (line: string) => `F1::Run "cmd"\nF2:: {\nSendText ${line}\nSend "{Enter}"\n}`,
  'a timer that runs later': (line: string) => `Send "#r"\nSetTimer () => (SendText(${line}), Send("{Enter}")), -500`,
  'WScript.Shell': (line: string) => `sh := ComObject("WScript.Shell")\nsh.Run("cmd")\nsh.SendKeys(${line} "~")`,
  'the input of a shell': (line: string) =>
    `sh := ComObject("WScript.Shell")\np := sh.Exec("cmd")\np.StdIn.WriteLine(${line})`,
  'a batch file': (line: string) => `FileAppend ${line}, A_Temp "\\x.bat"\nRun A_Temp "\\x.bat"`,
} satisfies Record<string, (line: string) => string>;

describe('commands a script types are judged like commands it runs', () => {
  const harm = quoteString('cmd /c rd /s /q C:\\Users');
  const daily = quoteString('ipconfig /all');
  test.each(Object.entries(TYPED))('when they’re sent through %s', (_, scriptFor) => {
    expect(dangersOf(scriptFor(harm))).toEqual(['system-deletion']);
    expect(risksOf(scriptFor(daily))).toEqual([]);
  });

  test.each([
    ['in pieces', 'Run "cmd"\nSend "rd /s "\nSend "/q C:\\Users{Enter}"'],
    ['with a typo corrected', 'Run "cmd"\nSend "rdx{BS} /s /q C:\\Users{Enter}"'],
    ['with a backspace that deletes nothing', 'Run "cmd"\nSend "del /s /q C:\\*{BS 0}{Enter}"'],
    ['with its first letters added last', 'Run "cmd"\nSend "l /s /q C:\\*{Home}de{Enter}"'],
    ['with a missing letter added later', 'Run "cmd"\nSend "dl /s /q C:\\*{Left 12}e{End}{Enter}"'],
    ['with an extra letter deleted later', 'Run "cmd"\nSend "xdel /s /q C:\\*{Home}{Del}{Enter}"'],
    [
      'after changing folders step by step',
      'Run "cmd"\nSend "cd /d C:\\{Enter}cd Users{Enter}dir{Enter}rd /s /q .{Enter}"',
    ],
    ['into PowerShell', 'Run "powershell"\nSendText "ri C:\\Users -r"\nSend "{Enter}"'],
    ['into PowerShell opened from the Win+X menu', 'Send "#x"\nSend "i"\nSleep 900\nSendText "ri C:\\Users -r`n"'],
    ['into Windows Terminal', 'Run "wt"\nWinWaitActive "ahk_exe WindowsTerminal.exe"\nSendText "rd -r C:\\Users`n"'],
    ['letter by letter', 'Run "cmd"\nLoop Parse "rd /s /q C:\\Users"\n    Send A_LoopField\nSend "{Enter}"'],
    ['after changing to the folder it deletes', 'Run "cmd"\nSend "cd /d C:\\Users{Enter}"\nSend "rd /s /q .{Enter}"'],
    ['into Bash', 'Run "wsl"\nSendText "rm -rf /mnt/c/Users`n"'],
    [
      'as a hotstring that works only in a console',
      '#HotIf WinActive("ahk_exe cmd.exe")\n::clean::rd /s /q C:\\Users\n#HotIf',
    ],
    [
      'into PowerShell started from a command prompt',
      'Run "cmd"\nSend "powershell{Enter}"\nSend "ri -r C:\\Users{Enter}"',
    ],
  ])('a dangerous command typed %s is flagged', (_, source) => {
    expect(dangersOf(source)).toEqual(['system-deletion']);
  });

  test.each([
    ['outside a console', 'F1::Send "rm -rf / and delete *.*{Enter}"'],
    ['into another window', 'Run "cmd"\nWinActivate "Untitled - Notepad"\nSend "rd /s /q C:\\Users{Enter}"'],
    ['as part of a sentence', 'F1::Run "cmd"\n::howto::To delete a folder type rd /s /q name'],
    ['into an editor opened with Win+R', 'Send "#r"\nSend "notepad{Enter}"\nSend "format c: is a bad idea{Enter}"'],
    ['into an editor', 'Run "notepad"\nSend "format c: /y{Enter}"'],
  ])('commands typed %s count as plain text', (_, source) => {
    expect(risksOf(source)).toEqual([]);
  });

  test('a command line that starts a shell is never treated as plain text, wherever it’s typed', () => {
    expect(dangersOf('F2:: {\nRun "run box"\nSendText "cmd /c format d: /y"\nSend "{Enter}"\n}')).toEqual([
      'disk-destruction',
    ]);
  });

  test('typing more lines than a person ever would is treated as a hidden command', () => {
    expect(dangersOf(`Run "cmd"\nSendText "${'a`n'.repeat(5000)}"`)).toEqual(['hidden-command']);
  });

  test('a typed command is listed as a command the script runs', () => {
    expect(capabilitiesOf('Send "#r"\nSend "cmd /c ipconfig{Enter}"')).toContain('runs-commands');
  });
});

describe('a command pieced together from parts is read as a whole', () => {
  test.each([
    ['joined with dots', 'Run "cmd /c r" . "d /s /q " . "C:\\Users"'],
    ['joined from variables', 'a := "cmd /c rd"\nb := " /s /q C:\\Users"\nRun a b'],
    ['built up in a variable', 'a := "cmd /c rd"\na .= " /s /q"\na .= " C:\\Users"\nRun a'],
    ['built with Format', 'Run Format("{1} /c {2}", "cmd", "rd /s /q C:\\Users")'],
    ['built with StrReplace', 'Run StrReplace("cmd /c r#d /s /q C:\\Users", "#")'],
    ['built with SubStr', 'Run SubStr("xxcmd /c rd /s /q C:\\Users", 3)'],
    ['built with Chr', 'Run "cmd /c " Chr(114) Chr(100) " /s /q C:\\Users"'],
    ['run in a separate working folder', 'Run "cmd /c rd /s /q .", "C:\\Users"'],
    [
      'written to a script in another language',
      'FileAppend \'CreateObject("WScript.Shell").Run "cmd /c rd /s /q C:\\Users"\', A_Temp "\\x.vbs"',
    ],
    ['run through the file system object', 'ComObject("Scripting.FileSystemObject").DeleteFolder("C:\\Users")'],
    ['chosen from two options', 'Run A_Is64bitOS ? "notepad" : "cmd /c rd /s /q C:\\Users"'],
    ['passed to a function', 'Do(line) {\nRun line\n}\nDo("notepad")\nDo("cmd /c rd /s /q C:\\Users")'],
  ])('%s', (_, source) => {
    expect(dangersOf(source)).toEqual(['system-deletion']);
  });
});

describe('an indirect call', () => {
  test.each([
    ['through a variable', 'f := Run\nf("cmd /c rd /s /q C:\\Users")'],
    ['through a name stored as text', 'f := "Run"\n%f%("cmd /c rd /s /q C:\\Users")'],
    ['through a name joined from pieces', '%"Ru" . "n"%("cmd /c rd /s /q C:\\Users")'],
    ['with Call', 'Run.Call("cmd /c rd /s /q C:\\Users")'],
    ['with Bind', 'SetTimer(Run.Bind("cmd /c rd /s /q C:\\Users"), -1)'],
    ['in parentheses', '(Run)("cmd /c rd /s /q C:\\Users")'],
    [
      'of a method whose name is stored as text',
      'm := "Run"\nComObject("WScript.Shell").%m%("cmd /c rd /s /q C:\\Users")',
    ],
    ['of a Windows function', 'DllCall("kernel32\\WinExec", "AStr", "cmd /c rd /s /q C:\\Users", "UInt", 0)'],
    [
      'through a name that’s unknown until the script runs',
      'f := IniRead("a.ini", "a", "b")\n%f%("cmd /c rd /s /q C:\\Users")',
    ],
  ])('is recognized: %s', (_, source) => {
    expect(dangersOf(source)).toEqual(['system-deletion']);
  });

  test.each([
    'f := IniRead("a.ini", "a", "b")\n%f%()',
    'f := InputBox().Value\n%f%("hello")',
    'o := {}\no.%IniRead("a.ini", "a", "b")%()',
    'name := IniRead("a.ini", "a", "b")\nDllCall(name)',
    'name := FileRead("a.txt")\nDllCall("user32\\" name, "Int", 1)',
    'ComObject(FileRead("a.txt")).Go()',
  ])('is reported as code we couldn’t inspect: %s', (source) => {
    expect(capabilitiesOf(source)).toContain('runs-unseen');
    expect(risksOf(source)).toEqual([]);
  });

  test.each([
    'f := "MsgBox"\n%f%("hello")',
    'Hello() {\n}\nf := "Hello"\n%f%()',
    'DllCall(A_PtrSize = 8 ? "SetWindowLongPtr" : "SetWindowLong", "Ptr", 0)',
    'DllCall("LockWorkStation")',
    'ComObject("Excel.Application")',
    'list := [() => MsgBox("a")]\nlist[1]()',
  ])('is not reported as unknown when it’s clear what it calls: %s', (source) => {
    expect(capabilitiesOf(source)).not.toContain('runs-unseen');
  });
});

// A pass whose time grows with the square of the length would not come to an end here.
test.each([
  ['a key name followed by 95,000 spaces', `Send "{a${' '.repeat(95_000)}"`],
  ['a long folder name and many lines', `Run "cmd"\nSendText "cd ${'a'.repeat(30_000)}${'`na'.repeat(1500)}"`],
  ['many downloads', Array.from({ length: 2500 }, (_, at) => `Run "curl -o a${at}.exe https://x"`).join('\n')],
])('a script with %s is read in full', (_, source) => {
  expect(risksOf(source)).toEqual([]);
});

test('a line of 20,000 carets, quotes, or nested shells is read without hanging or crashing', () => {
  const long = [
    '^',
    '"',
    '>',
    '>a ',
    ') else ',
    '@>',
    'cmd /c ',
    '%a:~',
    'powershell -c "',
    '(',
    '$(',
    "'+'",
    '& ',
    '| ',
  ].map((piece) => piece.repeat(20_000 / piece.length));
  for (const line of long) {
    for (const start of ['cmd /c ', 'powershell -c ', 'wsl ', ''])
      expect(() => risksOf(`Run ${quoteString(start + line)}`)).not.toThrow();
  }
});

describe('a short line that expands endlessly counts as a hidden command, and the rest of the script is still read', () => {
  const doubled = Array.from({ length: 40 }, (_, at) => {
    const [from, to] = [at, at + 1].map((step) => `a${step}`);
    return `$${to}="$${from}$${from}";`;
  }).join('');
  test.each([
    ['PowerShell variables', `Run 'powershell -c $a0="xxxxxxxx";${doubled}& $a40'`],
    [
      'PowerShell variables used as arguments',
      `Run 'powershell -c $a="${'x'.repeat(9000)}";echo ${'$a '.repeat(5000)}'`,
    ],
    ['cmd variables', `x := 'cmd /c set a=${'b'.repeat(1500)}&${'%a%'.repeat(900)}'\n${'Run x\n'.repeat(20)}`],
    ['replacements in cmd variables', `Run 'cmd /c set a=${'b'.repeat(9000)}&${'%a:b=cccccccc%'.repeat(900)}'`],
    ['a cmd loop', `Run 'cmd /c for %x in (${'%x'.repeat(700)}) do ${'%%x'.repeat(700)}'`],
    ['forfiles', `Run 'forfiles /p ${'y'.repeat(9000)} /c "${'@path'.repeat(900)}"'`],
    [
      'StrReplace',
      `Run StrReplace(StrReplace("${'a'.repeat(700)}", "a", "${'a'.repeat(700)}"), "a", "${'a'.repeat(1400)}")`,
    ],
    ['Format', `Run Format("${'{1}'.repeat(700)}", Format("${'{1}'.repeat(700)}", "${'a'.repeat(1400)}"))`],
  ])('%s', (_, source) => {
    expect(dangersOf(`${source}\nRun "cmd /c rd /s /q C:\\Users"`)).toEqual(
      expect.arrayContaining(['hidden-command', 'system-deletion']),
    );
  });
});

describe('starting a program that was downloaded earlier is flagged', () => {
  test.each([
    ['by its path', 'Download "https://x.example/a", "C:\\t\\a.exe"\nRun "C:\\t\\a.exe"'],
    ['with a space in its name', 'Download "https://x.example/a", "C:\\t\\my a.exe"\nRun "C:\\t\\my a.exe -q"'],
    ['in quotation marks', 'Download "https://x.example/a", "C:\\t\\my a.exe"\nRun \'"C:\\t\\my a.exe" /s\''],
    ['through a variable', 'p := IniRead("a.ini", "a", "b")\nDownload "https://x.example/a", p\nRun p'],
    ['as the second of two downloads', 'Run "cmd /c curl -o a.txt x.example & curl -o b.exe x.example"\nRun "b.exe"'],
    ['through another program', 'Run "curl -o a.ps1 https://x.example"\nRun "powershell -File a.ps1"'],
  ])('%s', (_, source) => {
    expect(dangersOf(source)).toContain('download-run');
  });

  test.each([
    ['a different program', 'Download "https://x.example/a", "C:\\t\\a.exe"\nRun "notepad.exe"'],
    ['a downloaded spreadsheet', 'Download "https://x.example/a", "C:\\t\\a.csv"\nRun "C:\\t\\a.csv"'],
    ['a program before it’s downloaded', 'Run "C:\\t\\a.exe"\nDownload "https://x.example/a", "C:\\t\\a.exe"'],
  ])('opening %s isn’t flagged', (_, source) => {
    expect(dangersOf(source)).not.toContain('download-run');
  });
});

describe('cleaning up your own folders is not flagged as dangerous', () => {
  test.each([
    'FileDelete "C:\\Users\\me\\Downloads\\*.tmp"',
    `Run 'robocopy "' A_Desktop '" "D:\\x" /mov'`,
    'Run "cmd"\nSend "cd /d C:\\Users\\me\\Downloads{Enter}del /q *.tmp{Enter}"',
  ])('%s', (source) => {
    expect(dangersOf(source)).toEqual([]);
  });
});

test('a long batch file is checked down to its last line', () => {
  const lines = `echo ${'a'.repeat(100)}\`n`.repeat(600);
  expect(dangersOf(`FileAppend "${lines}rd /s /q C:\\Users", "x.bat"`)).toEqual(['system-deletion']);
});

test('a batch file too long to read counts as a hidden command', () => {
  const lines = `echo ${'a'.repeat(2000)}\`n`.repeat(80);
  expect(dangersOf(`FileAppend "${lines}rd /s /q C:\\Users", "x.bat"`)).toEqual(['hidden-command']);
});

test('a script that types a table mentioning consoles isn’t mistaken for one that runs commands', () => {
  expect(dangersOf('^!t::Run "cmd"\nF2::SendText "| Command | powershell | cmd |"')).toEqual([]);
});
