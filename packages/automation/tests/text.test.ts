import { describe, expect, test } from 'vitest';
import { canonical, parse, print } from '../src/index.ts';

function problemOf(text: string) {
  const { problem } = parse(text);
  return problem && `${problem.line}:${problem.column} ${problem.message}`;
}

function canonicalText(text: string): string {
  const { program, problem } = parse(text);
  if (!program) throw new Error(`${text}: ${problem.message}`);
  return print(canonical(program));
}

describe('a program that can’t be parsed', () => {
  test.each([
    ['key ctrl+alt+n: typ "x"', '1:17 Expected a step (did you mean “type”?), found “typ”.'],
    [
      'key ctrl+alt+n: type',
      '1:21 Expected a value: a text, a number, $name, clipboard, selection, date …, found the end of the line.',
    ],
    ['key ctrl+alt+n type "x"', '1:16 Expected “:”, found “type”.'],
    ['ky f1: beep', '1:1 Expected a trigger such as key, abbr or every (did you mean “key”?), found “ky”.'],
    ['key ctrl+alt: beep', undefined],
    ['key hello: beep', '1:5 Expected a key such as ctrl+alt+n, found “hello”.'],
    ['key f1: beep\nkey f2: wait 5', '2:14 Expected a length of time such as 5min, or $name minutes, found “5”.'],
    ['key f1: type "open', '1:14 This text has no closing quotation mark.'],
    ['key f1: type "a\\b"', '1:14 A backslash in a text is written \\\\, a quotation mark \\", a new line \\n.'],
    ['daily 25:00: beep', '1:7 Expected a time of day such as 17:30, found “25:00”.'],
    ['key f1: repeat 3 { beep', '1:24 Expected “}”, found the end of the line.'],
    ['refuse spying now', '1:15 Expected nothing more, found “now”.'],
  ])('%s is reported with the position and what was expected', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  test('a thousand nested braces are rejected instead of crashing the process', () => {
    expect(problemOf(`key f1: ${'repeat 2 { '.repeat(1000)}beep${' }'.repeat(1000)}`)).toMatch(/nested too deeply/);
  });
});

describe('programs that mean the same thing have the same canonical form', () => {
  test.each([
    ['key f1: send esc', 'remap f1 to esc'],
    ['remap f1 to ctrl+z', 'key f1: send ctrl+z'],
    ['remap xbutton1 to ctrl+c', 'key xbutton1: copy'],
    ['key f1: nothing', 'remap f1 to nothing'],
    ['key f1: type "1"', 'remap f1 to 1'],
    ['key f1: type "1" ; wait 1s ; type "a"', 'key f1: send 1 ; wait 1s ; send a'],
    ['key f1: paste clipboard', 'key f1: paste'],
    ['key f1: type date "dd/mm/yyyy"', 'key f1: type date "dd/MM/yyyy"'],
    ['key f1: type date "DD.MM.YYYY"', 'key f1: type date "dd.MM.yyyy"'],
    ['key f1: type date "dd/MM/yyyy HH:mm"', 'key f1: type date "dd/MM/yyyy HH:mm"'],
    ['key f1: send tab ; send tab ; send tab', 'key f1: send tab x 3'],
    ['key f1: type "a b" ; type "cd"', 'key f1: type "a bcd"'],
    [
      'key f1: type "Kind regards," ; send enter ; type "Ann" ; send enter',
      'key f1: type "Kind regards,\\nAnn" ; send enter',
    ],
    ['key esc long 500ms keep: close active\nkey esc: send esc', 'key esc long 500ms: close active'],
    ['abbr ";sig" now: type "Ann"', 'abbr ";sig": type "Ann"'],
    ['abbr "btw" now: type "by the way"', 'abbr "btw" now: type "by the way"'],
    ['abbr "btw" ending: type "by the way"', 'abbr "btw": type "by the way"'],
    ['key ralt&e: type "é"', 'key ralt+e: type "é"'],
    ['key alt+ctrl+n: beep', 'key ctrl+alt+n: beep'],
    ['key f1: open "Notepad" ; maximize app "notepad"', 'key f1: open "Notepad" ; maximize it'],
    ['key f1: place active full', 'key f1: maximize active'],
    ['key f1 in app "A" or app "B": beep', 'key f1 in app "A", "B": beep'],
    ['key f1 in not app "A" and not app "B": beep', 'key f1 in not app "A", "B": beep'],
    ['key f1: if active app "A" { beep }', 'key f1: if app "A" { beep }'],
    ['key f1: if app "A" { nothing } else { beep }', 'key f1: if not app "A" { beep }'],
    ['key f1: type date "HH:mm"', 'key f1: type time'],
    ['key f1: type time "yyyy-MM-dd"', 'key f1: type date "yyyy-MM-dd"'],
    ['key f1: ask "Name?" as $x ; type $x', 'key f1: ask "Name?" as $answer ; type $answer'],
    ['key f1: every 5s as tick { beep }', 'key f1: every 5s { beep }'],
    [
      'key f1: every 90s as tick { beep }\nkey f2: stop tick',
      'key f1: every 90s as timer { beep }\nkey f2: stop timer',
    ],
    ['key f1: if not $count < 3 { add $count 1 }', 'key f1: if $count >= 3 { add $count 1 }'],
    ['key f1: if not $count >= 3 { add $count 1 }', 'key f1: if $count < 3 { add $count 1 }'],
    ['key f1: type line -1 of clipboard', 'key f1: type last-line of clipboard'],
    ['key f1: type word -1 of clipboard', 'key f1: type last-word of clipboard'],
    ['key f1 once: send a', 'key f1 once: send a'],
    ['key f1 double 300ms once keep: beep', 'key f1 double 300ms: beep'],
    ['key wheelup once: beep', 'key wheelup: beep'],
    ['daily 9:00 on daily: beep', 'daily 9:00: beep'],
    ['every 1.5min: beep', 'every 90s: beep'],
    ['key f1: click left x 1', 'key f1: click'],
    ['key f1: change-text documents (window-text) title', 'key f1: change-text documents (window-text) title'],
    ['key f1: monitor active other', 'key f1: next-monitor active'],
    ['key f1: place active full on left', 'key f1: place active full on left'],
    [
      'key f1: form { "A" as $x | "B" as $y from "1", "2" | "C" as $z check } ; type $y',
      'key f1: form { "A" as $answer | "B" as $choice from "1", "2" | "C" as $answer2 check } ; type $choice',
    ],
    ['key f1: run-and-read "ver" as $x ; show $x', 'key f1: run-and-read "ver" as $text ; show $text'],
  ])('%s is written as %s', (text, expected) => {
    expect(canonicalText(text)).toBe(expected);
    expect(canonicalText(expected)).toBe(expected);
  });
});
