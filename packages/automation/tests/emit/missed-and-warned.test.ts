import { expect, test } from 'vitest';
import { scriptFor } from '../support/script-for.ts';

test('a failed wait runs its own steps and then stops', () => {
  const code = scriptFor('key f1: wait-window app "excel" for 5s else { tip "none" ; beep } ; type "x"');
  expect(code).toMatch(
    /if !WaitUntil\(.*, 5000\) \{\n {8}ToolTip\("none"\)\n.*\n {8}SoundBeep.*\n {8}return\n {4}\}\n {4}SendText/,
  );
});

test('a break in place of a missed wait is not followed by a line that is never reached', () => {
  const code = scriptFor('key f1: repeat 3 { wait-until held f2 for 1s else { break } } ; beep');
  expect(code).toMatch(/\{\n +break\n +\}/);
});

test('a warning comes before the end of the countdown that it belongs to', () => {
  const code = scriptFor('key f1: countdown 5min as timer { beep } before 1min { show "soon" }\nkey f2: stop timer');
  expect(code).toContain('BeforeTheEnd("timer", WarnOfTheEnd, 60000)');
});

test('a window that a click on a notice speaks of is known to the function that the click calls', () => {
  const code = scriptFor('key f1: open "notepad" ; notify "there" { maximize it }');
  expect(code).toContain('global openedWindow');
});

test('hotkeys are seen before a blocked keyboard swallows them', () => {
  expect(scriptFor('key f1: block-keyboard toggle')).toMatch(/#UseHook[\s\S]*F1::/);
});

test('two draws without repeats have a deck each', () => {
  const code = scriptFor('key f1: type shuffled-of "a", "b"\nkey f2: type shuffled-of "c", "d"');
  expect(code).toContain('NextShuffled("deck", ["a", "b"])');
  expect(code).toContain('NextShuffled("deck2", ["c", "d"])');
});

test('copies from some programs are not kept', () => {
  const code = scriptFor('key f1: pick-copied 5 except "KeePass"');
  expect(code).toContain('NotKeptFrom().Push(() => WinActive("ahk_exe KeePass.exe"))');
});

test('a form asks by lines, lists and boxes', () => {
  const code = scriptFor(
    'key f1: form { "A" as $answer | "B" as $choice from "x", "y" | "C" as $answer2 check } ; type $choice',
  );
  expect(code).toContain('["A", &answer], ["B", &choice, ["x", "y"]], ["C", &answer2, "check"]');
});
