import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loads } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { changeShownKnob, emitScript, type Program, parse, print, type ShownKnob, shownKnobs } from '../src/index.ts';

function programOf(text: string): Program {
  const { program, problem } = parse(text);
  if (!program) throw new Error(problem.message);
  return program;
}

function shown(text: string): string[] {
  return shownKnobs(programOf(text)).map(({ label, kind, value }) => `${label} (${kind}): ${value}`);
}

test('values are shown the way people say them', () => {
  const text =
    'every 90s in app "Excel" and hours 9:00-17:00: show "look up" ; append documents/"log" "a.txt" line "x"';
  expect(shown(text)).toEqual([
    'how often (time): 1 minute 30 seconds',
    'the program it works in (program): Excel',
    'the hours (hours): 09:00-17:00',
    'the message (text): look up',
    'the folder (folder): Documents\\log',
    'the file name (text): a.txt',
    'the text it adds (text): x',
  ]);
});

test('days and programs that a rule excludes are labeled as excluded', () => {
  expect(shown('daily 9:00 in not days sat+sun: beep')).toEqual([
    'the time of day (time-of-day): 09:00',
    'the days to skip (days): sat+sun',
  ]);
  expect(shown('every 2s in not app "Excel": beep')).toContain('the program it leaves alone (program): Excel');
});

test('a key that Hotscribe chose is shown by its actual name', () => {
  expect(shownKnobs(programOf('key default: open "notepad"'))[0]).toMatchObject({ kind: 'key', said: 'Ctrl+Alt+K' });
});

test.each([
  ['every 2s: beep', '2 seconds', '2 to 5 minutes', 'every 2min..5min: beep'],
  ['every 2s: beep', '2 seconds', 'half an hour', 'every 30min: beep'],
  ['key f1: beep', 'f1', 'Ctrl+Shift+A', 'key ctrl+shift+a: beep'],
  ['daily 9:00: beep', '09:00', '5:30 pm', 'daily 17:30: beep'],
  ['key f1: open-folder documents', 'Documents', 'D:\\My files\\New', 'open-folder folder "D:\\\\My files\\\\New"'],
  ['key f1: open-folder documents', 'Documents', 'downloads/Work', 'open-folder downloads/"Work"'],
])('in “%s”, a user can change %s to %s', (text, now, next, expected) => {
  const program = programOf(text);
  const knob = shownKnobs(program).find(({ value }) => value === now);
  const { program: changed, problem } = changeShownKnob(program, knob?.id ?? '', next);
  expect(problem).toBeUndefined();
  expect(changed && print(changed)).toContain(expected);
});

test.each([
  ['every 2s: beep', '2 seconds', 'soon', 'Enter a time such as 500 ms or 2 minutes.'],
  ['key f1: beep', 'f1', 'ctrl+nonsense', 'Choose a key such as Ctrl+Alt+N.'],
  ['key f1: type "a"', 'a', ' ', 'Enter some text.'],
  ['key f1: open-folder documents', 'Documents', 'somewhere', 'Enter a folder such as Documents\\Notes or D:\\Backup.'],
])('in “%s”, changing %s to “%s” is rejected with a message about what to enter', (text, now, next, problem) => {
  const program = programOf(text);
  const knob = shownKnobs(program).find(({ value }) => value === now);
  expect(changeShownKnob(program, knob?.id ?? '', next)).toEqual({ problem });
});

test('a file that’s both read and written is one setting, and changing it changes both', () => {
  const program = programOf('key f1: append path "D:\\\\a.txt" line "x" ; type file-text path "D:\\\\a.txt"');
  const files = shownKnobs(program).filter(({ label }) => label === 'the file');
  expect(files).toHaveLength(1);
  const { program: changed } = changeShownKnob(program, files[0]?.id ?? '', 'D:\\b.txt');
  expect(changed && print(changed).match(/b\.txt/g)).toHaveLength(2);
});

test('two rules can’t be given the same key', () => {
  const program = programOf('key f1: beep\nkey f2: type "a"');
  expect(changeShownKnob(program, shownKnobs(program)[0]?.id ?? '', 'f2').problem).toBeTruthy();
});

const OTHERS: Partial<Record<ShownKnob['kind'], string>> = {
  key: 'ctrl+alt+shift+f19',
  text: 'Zq “new” `text` ; 100%',
  program: 'Zq',
  time: '3 seconds',
  number: '2',
  'time-of-day': '3:07 am',
  hours: '08:00-09:00',
  days: 'tue',
  folder: 'D:\\Zq',
};

test('more than 90% of the changes tried on our samples are accepted, and every changed script still loads', () => {
  const folder = join(import.meta.dirname, '../samples');
  const faults: string[] = [];
  let refused = 0;
  let changes = 0;
  for (const name of readdirSync(folder).filter((each) => !each.includes('.'))) {
    const program = programOf(readFileSync(join(folder, name, 'program.txt'), 'utf8'));
    // The first of each kind: the others are read by the same code.
    const knobs = new Map(shownKnobs(program).map((knob) => [knob.kind, knob]));
    for (const { id, kind, value, options } of knobs.values()) {
      const other = OTHERS[kind] ?? options?.find((option) => option.value !== value)?.value ?? value;
      const { program: changed, problem } = changeShownKnob(program, id, other);
      changes += 1;
      refused += problem ? 1 : 0;
      if (changed?.kind !== 'rules') continue;
      if (!loads(emitScript(changed))) faults.push(`${name} ${id} → ${other}`);
    }
  }
  expect(faults).toEqual([]);
  expect(refused).toBeLessThan(changes / 10);
}, 120_000);
