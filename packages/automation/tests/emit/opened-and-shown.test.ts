import { expect, test } from 'vitest';
import { scriptFor } from '../support/script-for.ts';

test('a PowerShell script is run, not opened in an editor', () => {
  const run = 'Run("powershell.exe -ExecutionPolicy Bypass -File `"C:\\a b.ps1`"")';
  expect(scriptFor('key f1: open "C:\\\\a b.ps1"')).toContain(run);
  expect(scriptFor('key f1: open "powershell" with "C:\\\\a b.ps1"')).toContain(run);
  expect(scriptFor('key f1: open "powershell" with "-NoExit"')).toContain('Run("powershell.exe -NoExit")');
});

test('the window of an unlisted program is found by the program’s name', () => {
  const waits = 'OpenNamedAndWait(() => OpenProgram("Frobnicator"), "Frobnicator")';
  expect(scriptFor('key f1: open "Frobnicator" ; type "x"')).toContain(waits);
});

test('a message in the last step doesn’t block the key, but an earlier message pauses the rule until it’s closed', () => {
  expect(scriptFor('key f1: add $n 1 ; show $n')).toContain('ShowMessage(n)');
  expect(scriptFor('key f1: if on capslock { show "a" } else { beep }')).toContain('ShowMessage("a")');
  expect(scriptFor('key f1: show "a" ; send enter')).toContain('MsgBox("a", , "0x1000")');
  expect(scriptFor('key f1: repeat 2 { show "a" }')).toContain('MsgBox("a", , "0x1000")');
});

test('scheduled play/pause works even while the computer is locked', () => {
  expect(scriptFor('daily 7:00: play-pause')).toMatch(/^ {4}PlayPause\(\)/m);
  expect(scriptFor('key f1: play-pause')).toContain('Send("{Media_Play_Pause}")');
});

test('a sound that goes with a message plays before the message pauses the script', () => {
  const script = scriptFor('daily 9:00: show "a" ; beep');
  expect(script.indexOf('SoundBeep')).toBeLessThan(script.indexOf('MsgBox'));
});

test('steps after Alt+Tab wait for the other window', () => {
  expect(scriptFor('key f2: copy ; send alt+tab ; paste')).toMatch(
    /Send\("!\{Tab\}"\)\n\s+Sleep\(300\)\n\s+Send\("\^v"\)/,
  );
  expect(scriptFor('key f2: send alt+tab')).not.toContain('Sleep');
});
