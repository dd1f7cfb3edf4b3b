import { expect, test } from 'vitest';
import { changeKnob, listKnobs, type Program, parse, print } from '../src/index.ts';

function programOf(text: string): Program {
  const { program, problem } = parse(text);
  if (!program) throw new Error(problem.message);
  return program;
}

const REMINDER = programOf(
  'every 20min in app "Excel" and hours 9:00-17:00: show "look up" ; append documents/"log" "a.txt" line "x"',
);

test('everything a user might want to change is listed in plain English', () => {
  expect(listKnobs(REMINDER).map(({ kind, value, label }) => `${label} (${kind}): ${value}`)).toEqual([
    'how often (time): 20min',
    'the program it works in (program): Excel',
    'the hours (hours): 9:00-17:00',
    'the message (text): look up',
    'the folder (place): documents/"log"',
    'the text (text): log',
    'the file name (text): a.txt',
    'the text it adds (text): x',
  ]);
});

test.each([
  ['20min', '1h', 'every 1h'],
  ['Excel', 'Word "2024"', 'app "Word \\"2024\\""'],
  ['look up', 'two\nlines', 'show "two\\nlines"'],
  ['documents/"log"', 'desktop', 'append desktop "a.txt"'],
])('a user can change %s to %s', (now, next, expected) => {
  const knob = listKnobs(REMINDER).find(({ value }) => value === now);
  const { program, problem } = changeKnob(REMINDER, knob?.id ?? '', next);
  expect(problem).toBeUndefined();
  expect(program && print(program)).toContain(expected);
});

test('an invalid value is rejected, and the program stays unchanged', () => {
  const before = print(REMINDER);
  const [time] = listKnobs(REMINDER);
  expect(changeKnob(REMINDER, time?.id ?? '', 'soon')).toEqual({
    problem: 'Enter a length of time such as 500ms, 2s, 5min or 1h.',
  });
  expect(changeKnob(REMINDER, 'rules.9.steps.0', 'x').problem).toBe('There’s nothing to change there.');
  expect(print(REMINDER)).toBe(before);
});

test('a setting with fixed choices lists its options', () => {
  const [, knob] = listKnobs(programOf('key f1: mute toggle'));
  expect(knob).toMatchObject({ kind: 'choice', value: 'toggle', options: ['on', 'off', 'toggle'] });
});
