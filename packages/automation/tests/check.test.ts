import { describe, expect, test } from 'vitest';
import { check, parse } from '../src/index.ts';

function findings(text: string): string[] {
  const { program, problem } = parse(text);
  if (!program) throw new Error(`${text}: ${problem.message}`);
  return check(program).map(({ severity, code, rule }) => `${severity} ${code} in rule ${rule}`);
}

describe('a program that can’t work is reported as an error', () => {
  test.each([
    ['key f1: type $answer', 'unknown-name'],
    ['key f1: stop timer', 'unknown-timer'],
    ['key f1 in mode gaming: beep', 'unknown-mode'],
    ['key f1: maximize it', 'no-window'],
    ['key f1: move-files the-file to desktop', 'no-file'],
    ['key f1: type pressed-key', 'no-pressed-key'],
    ['every 5min: while-held { click }', 'no-held-key'],
    ['key f1: break', 'no-loop'],
    ['key f1: loop { after 5s { break } }', 'no-loop'],
    ['remap default to a', 'not-a-key'],
    ['key f1: send nothing', 'not-a-key'],
    ['key wheelup double: beep', 'wheel-press'],
    ['key f1: press-down wheelup', 'wheel-press'],
    ['abbr "": type "x"', 'bad-abbreviation'],
    ['key f1: activate app ""', 'empty-text'],
    ['key f1: volume to 300', 'out-of-range'],
    ['key f1: volume up 5 at-most 300', 'out-of-range'],
    ['key f1: monitor active', 'out-of-range'],
    ['key f1: monitor active left 2', 'out-of-range'],
    ['key f1: place active left-half on left 2', 'out-of-range'],
    ['key f1: loop { notify "x" { break } }', 'no-loop'],
    ['key f1: loop { countdown 5s { beep } before 1s { break } }', 'no-loop'],
    ['key f1: pick-copied 5 except ""', 'empty-text'],
    ['monthly 32 9:00: beep', 'out-of-range'],
    ['on-date "next week": beep', 'out-of-range'],
    ['key f1 double 0s: beep', 'out-of-range'],
    ['daily 9:00 in nth-in-month 6 monday: beep', 'out-of-range'],
    ['drive-plugged "": beep', 'empty-text'],
    ['key f1: write documents "*.ahk" text "x"', 'unnamed-file'],
  ])('%s gets the error “%s”', (text, code) => {
    expect(findings(text)).toContain(`error ${code} in rule 1`);
  });

  test.each([
    'key f1: beep\nkey f1: send a',
    'key f1: beep\nkey f1 once: send a',
    'key f1 in app "X": beep\nremap f1 to esc in app "X"',
    'abbr "btw": type "a b"\nabbr "BTW": type "c d"',
  ])('two rules can’t have the same trigger in the same context: %s', (text) => {
    expect(findings(text)).toContain('error same-trigger in rule 2');
  });
});

describe('a program that works but may surprise the user gets a warning', () => {
  test.each([
    ['remap a to b', 'common-key'],
    ['key enter: beep', 'common-key'],
    ['remap lbutton to rbutton', 'common-key'],
    ['key ctrl+c: beep', 'common-key'],
    ['key win+l: beep', 'reserved-key'],
    ['start: loop { click ; wait 1s }', 'no-stop'],
    ['every 5s: click', 'no-stop'],
    ['key f1: shutdown', 'destructive'],
    ['key f1: run-and-read "ipconfig" as $text ; show $text', 'destructive'],
    ['key f1: block-keyboard on', 'limited'],
    ['key f1 in app "A" and app "B": beep', 'never-true'],
    ['key f1 in hours 12:00-1:00: beep', 'through-the-night'],
    ['every 1h: if hours 9:00-5:30 { beep }', 'through-the-night'],
    ['key f1: password "x" ; exit', 'limited'],
    ['start: volume to 30', 'limited'],
  ])('%s gets the warning “%s”', (text, code) => {
    expect(findings(text)).toContain(`warning ${code} in rule 1`);
  });
});

test.each([
  'remap a to b in app "Game"',
  'key a double: beep',
  'key f1: beep\nkey f1 double: beep\nkey f1 in app "X": beep',
  'key capslock alone: send esc\nremap capslock to ctrl',
  'key f1: loop { click ; wait 1s }\nkey f2: stop-all',
  'key f1: toggle-every 100ms { click }',
  'key f1: loop { click ; wait 1s }',
  'every 20min: show "look up"',
  'window-opens title "Update": close it',
  'key f1 in hours 9:00-17:00: beep',
  'key f1 in hours 22:00-6:00: beep',
  'key f1 in hours 8:00-0:00: beep',
  'key f8: toggle-every 1s { click }\nkey space: stop-all',
  'key f1: open "notepad" ; maximize it',
])('no errors or warnings are reported for %s', (text) => {
  expect(findings(text)).toEqual([]);
});
