import { describe, expect, test } from 'vitest';
import { scriptFor } from '../support/script-for.ts';

describe('a rule can depend on a specific drive', () => {
  test.each([
    ['drive-plugged "E:": beep', 'WhenBecomes(() => DriveIsThere("E:"), WhenPlugged, 2000)'],
    ['drive-unplugged "BACKUP": beep', 'WhenBecomes(() => !DriveIsThere("BACKUP"), WhenUnplugged, 2000)'],
    ['key f1 in drive-present "E:": beep', '#HotIf DriveIsThere("E:")'],
  ])('%s', (text, expected) => {
    expect(scriptFor(text)).toContain(expected);
  });
});

describe('a rule can run on specific days of the month or in odd or even weeks', () => {
  test.each([
    ['daily 9:00 in first-workday: beep', 'if !IsOuterWorkday(-1)'],
    ['daily 9:00 in last-workday: beep', 'if !IsOuterWorkday(1)'],
    ['daily 9:00 in nth-in-month 2 monday: beep', 'if !(A_WDay = 2 && Ceil(A_MDay / 7) = 2)'],
    ['daily 9:00 in nth-in-month 1 sunday: beep', 'if !(A_WDay = 1 && Ceil(A_MDay / 7) = 1)'],
    ['daily 9:00 in last-in-month friday: beep', 'A_WDay = 6 && FormatTime(DateAdd(A_Now, 7, "Days"), "MM") != A_MM'],
    ['daily 9:00 on fri in even-week: beep', 'if !(Mod(SubStr(A_YWeek, -2), 2) = 0)'],
    ['daily 9:00 on fri in odd-week: beep', 'if !(Mod(SubStr(A_YWeek, -2), 2) = 1)'],
  ])('%s', (text, expected) => {
    expect(scriptFor(text)).toContain(expected);
  });
});

describe('files can be selected and sorted by age', () => {
  test.each([
    ['key f1: type file-count folder "C:\\\\x" "*" older 30', 'SendText(OlderFiles(FilesIn("C:\\x\\*"), 30).Length)'],
    [
      'key f1: each-file folder "C:\\\\x" "*" oldest-first as $file { type $file }',
      'in FilesByAge(FilesIn("C:\\x\\*"))',
    ],
    [
      'key f1: each-file folder "C:\\\\x" "*" older 7 newest-first as $file { type $file }',
      'in FilesByAge(OlderFiles(FilesIn("C:\\x\\*"), 7), true)',
    ],
  ])('%s', (text, expected) => {
    expect(scriptFor(text)).toContain(expected);
  });
});

test('on request, lines that differ only in capitalization count as duplicates', () => {
  expect(scriptFor('key f1: change-clipboard unique-lines any-case')).toContain('UniqueLines(text, true)');
  expect(scriptFor('key f1: type changed clipboard unique-lines')).toContain('UniqueLines(A_Clipboard)');
});
