import { expect, test } from 'vitest';
import { scriptFor } from '../support/script-for.ts';

test('when a wait times out, its fallback steps run and the rule stops', () => {
  const code = scriptFor('key f1: wait-window app "excel" for 5s else { tip "none" ; beep } ; type "x"');
  expect(code).toMatch(
    /if !WaitUntil\(.*, 5000\) \{\n {8}ToolTip\("none"\)\n.*\n {8}SoundBeep.*\n {8}return\n {4}\}\n {4}SendText/,
  );
});

test('a break after a timed-out wait isn’t followed by unreachable code', () => {
  const code = scriptFor('key f1: repeat 3 { wait-until held f2 for 1s else { break } } ; beep');
  expect(code).toMatch(/\{\n +break\n +\}/);
});

test('a countdown can give a warning before it ends', () => {
  const code = scriptFor('key f1: countdown 5min as timer { beep } before 1min { show "soon" }\nkey f2: stop timer');
  expect(code).toContain('BeforeTheEnd("timer", WarnOfTheEnd, 60000)');
});

test('clicking a notification can act on a window that the rule opened earlier', () => {
  const code = scriptFor('key f1: open "notepad" ; notify "there" { maximize it }');
  expect(code).toContain('global openedWindow');
});

test('hotkeys still work while the keyboard is blocked', () => {
  expect(scriptFor('key f1: block-keyboard toggle')).toMatch(/#UseHook[\s\S]*F1::/);
});

test('two rules that pick at random without repeats each use their own shuffled list', () => {
  const code = scriptFor('key f1: type shuffled-of "a", "b"\nkey f2: type shuffled-of "c", "d"');
  expect(code).toContain('NextShuffled("deck", ["a", "b"])');
  expect(code).toContain('NextShuffled("deck2", ["c", "d"])');
});

test('text copied in an excluded program isn’t saved to the clipboard history', () => {
  const code = scriptFor('key f1: pick-copied 5 except "KeePass"');
  expect(code).toContain('NotKeptFrom().Push(() => WinActive("ahk_exe KeePass.exe"))');
});

test('a form can have text fields, lists, and check boxes', () => {
  const code = scriptFor(
    'key f1: form { "A" as $answer | "B" as $choice from "x", "y" | "C" as $answer2 check } ; type $choice',
  );
  expect(code).toContain('["A", &answer], ["B", &choice, ["x", "y"]], ["C", &answer2, "check"]');
});
