import { expect, test } from 'vitest';
import { check, describe, emitWithLines, parse } from '../../src/index.ts';
import { randomNumbers } from '../support/random-numbers.ts';
import { type Maker, randomProgram } from '../support/random-program.ts';

/** The lines of the script for each sentence that describes the program. */
function linesBySentence(text: string): string[][] {
  const { program } = parse(text);
  if (program?.kind !== 'rules') throw new Error('That is no program of rules.');
  const { script, lines } = emitWithLines(program);
  const written = script.split('\n');
  return lines.map((ranges) => ranges.flatMap(({ from, to }) => written.slice(from - 1, to)));
}

test('each rule is linked to its lines in the script', () => {
  expect(linesBySentence('key ctrl+alt+n: type "one" ; beep\nremap capslock to esc')).toEqual([
    ['^!n:: {', '    SendText("one")', '    SoundBeep(750, 300)', '}'],
    ['CapsLock::Esc'],
  ]);
});

test('rules for the same key share its hotkey line, but each has its own statements', () => {
  expect(linesBySentence('key f8: type "one"\nkey f8 double: type "two"')).toEqual([
    ['$F8:: {', '        SendText("one")'],
    ['$F8:: {', '        SendText("two")'],
  ]);
});

test('a timer rule’s lines include its interval, its start, and its function', () => {
  expect(linesBySentence('every 5min: show "stand up"')).toEqual([
    [
      'interval := 300000 ; milliseconds between runs',
      'SetTimer(EachTime, interval)',
      'EachTime() {',
      '    ShowReminder("stand up")',
      '}',
    ],
  ]);
});

test('a condition’s lines belong to the rules it limits', () => {
  const [inNotepad, everywhere] = linesBySentence('key f2 in app "notepad": type "a"\nkey f3: type "b"');
  expect(inNotepad).toEqual(['#HotIf WinActive("ahk_exe notepad.exe")', 'F2::SendText("a")', '#HotIf']);
  expect(everywhere).toEqual(['F3::SendText("b")']);
});

test('an automatically added stop key has its own lines', () => {
  const [, stop] = linesBySentence('every 5min: type "x"');
  expect(stop).toContain('^!Esc:: {');
});

test('every sentence that describes a randomly generated program is linked to lines that exist', () => {
  const maker: Maker = { random: randomNumbers(20261116), used: new Map() };
  const faults: string[] = [];
  for (let found = 0; found < 1000; ) {
    const program = randomProgram(maker);
    if (program.kind !== 'rules' || check(program).some(({ severity }) => severity === 'error')) continue;
    found += 1;
    const { script, lines } = emitWithLines(program);
    const sentences = describe(program);
    const count = script.split('\n').length - 1;
    if (lines.length !== sentences.length) faults.push(`${lines.length} of ${sentences.length} in:\n${script}`);
    for (const [index, ranges] of lines.entries()) {
      const isSound = ranges.every(({ from, to }) => from >= 1 && from <= to && to <= count);
      if (!isSound || ranges.length === 0) faults.push(`${sentences[index]}\n${script}`);
    }
  }
  expect(faults.slice(0, 3)).toEqual([]);
}, 300_000);
