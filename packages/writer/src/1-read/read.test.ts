import { parse } from '@hotscribe/automation';
import { describe, expect, test } from 'vitest';
import { read } from './read.ts';
import type { Mark } from './reading.ts';

const REQUESTS = [
  'on 24 December 2026 at 18:00 convert all png to jpg, the middle 40% of the screen, second monitor, back to the first',
  'ctrl+wheel up is louder, wheel down quieter, half volume on double click, my shift 9 to 5:30, random delay 35-50',
  'F8 starts clicking 10 times a second, F8 again stops, and F9 quits',
  'when a zip lands in downloads move it to D:\\Archive every weekday from 8 till 4',
  'caps lock is useless, make it escape when tapped and ctrl when held',
  'win+shift+o puts outlook on the left half and teams at 300,200 with 800x600',
  ';sig types "Best regards, Ann Lee" in Word, then waits 2 to 5 seconds and presses tab twice',
  'Mit Strg+Umschalt+T soll alle 5 Minuten um 17 Uhr "Pause" erscheinen',
  'hold caps lock and use i j k l as arrow keys, numpad 7 8 9 open Word, Excel and Chrome at 5 and 9',
  "the key ' should be # and the key left of 1 is dead; ctrl+1, 2 and 3 → 10%, 20% and 30%",
];

describe('every recognized value', () => {
  test.each(REQUESTS)('in %j has a value that’s valid in a program', (request) => {
    for (const mark of read(request).marks) expect(problemWith(mark)).toBeUndefined();
  });

  test.each(REQUESTS)('in %j is listed in order and never partly overlaps another', (request) => {
    const { marks, words } = read(request);
    for (const [at, mark] of marks.entries()) {
      const next = marks[at + 1];
      const isSame = next && next.start === mark.start && next.end === mark.end;
      if (next && !isSame) expect(next.start).toBeGreaterThanOrEqual(mark.end);
      expect(words.some(({ start }) => start === mark.start)).toBe(true);
      expect(words.some(({ end }) => end === mark.end)).toBe(true);
    }
  });
});

test('text in quotation marks is read only as text', () => {
  expect(read('F5 types "wait 5 minutes, then press ctrl+c at 17:30"').marks.map(({ kind }) => kind)).toEqual([
    'key',
    'text',
  ]);
});

test('long requests designed to be slow are still read quickly', () => {
  const attacks = [
    'ctrl ',
    '1 ',
    '"',
    "'a ",
    'a b c ',
    'the numpad 1 2 3 ',
    'C:\\x ',
    'between 1 and ',
    'hold w and ',
    'up ',
    '10, ',
    '1,',
    '1/',
    '5 March 2026 at 5 ',
    'shift 9 to ',
    '50% left ',
  ];
  for (const attack of attacks) {
    const long = attack.repeat(4000).slice(0, 4000);
    expect(Math.min(timeOf(long), timeOf(long), timeOf(long)), attack).toBeLessThan(400);
  }
});

/** The milliseconds of work, however busy the machine is. */
function timeOf(request: string): number {
  const began = process.threadCpuUsage();
  read(request);
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

function problemWith({ kind, value }: Mark): string | undefined {
  const quoted = JSON.stringify(value);
  const program = {
    key: `start: send ${value}`,
    text: `start: type ${quoted}`,
    path: `start: open ${quoted}`,
    address: `start: website ${quoted}`,
    program: `start: open ${quoted}`,
    number: `start: volume to ${value}`,
    time: `start: wait ${value}`,
    clock: `daily ${value}: beep`,
    hours: `start in hours ${value}: beep`,
    days: `start in days ${value}: beep`,
    point: `start: click at ${value}`,
    size: `start: size active ${value}`,
    color: `pixel-becomes 1,1 ${value}: beep`,
  }[kind];
  return parse(program).problem && `${kind} ${value}`;
}
