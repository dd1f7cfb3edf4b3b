import { expect, test } from 'vitest';
import {
  canonical,
  differencesBetween,
  mergeRules,
  type Program,
  parse,
  print,
  type Rule,
  type Taken,
} from '../src/index.ts';

function rules(text: string): readonly Rule[] {
  const { program } = parse(text);
  if (program?.kind !== 'rules') throw new Error(text);
  return (canonical(program) as Extract<Program, { kind: 'rules' }>).rules;
}

function differences(before: string, after: string): string[] {
  return differencesBetween(rules(before), rules(after)).map(({ is, what }) => `${is} ${what}`);
}

function merged(before: string, after: string, taken: Taken): string {
  const take = (what: string): Taken => (what === 'rule' ? 'new' : taken);
  return print({ kind: 'rules', rules: mergeRules(rules(before), rules(after), ({ what }) => take(what)) });
}

test.each([
  ['a removed step', 'key f1: beep ; lock-pc', 'key f1: lock-pc', ['lost step']],
  ['an added step', 'key f1: lock-pc', 'key f1: beep ; lock-pc', ['new step']],
  ['a replaced step', 'key f1: tip "a" ; lock-pc', 'key f1: say "b" ; lock-pc', ['replaced step']],
  ['a step moved inside another', 'key f1: lock-pc', 'key f1: if selected { lock-pc }', ['wrapped step']],
  ['an added limit', 'key f1: beep', 'key f1 in app "Word": beep', ['new limit']],
  ['a replaced program', 'key f1 in app "Edge": beep', 'key f1 in app "Chrome": beep', ['replaced limit']],
  ['a replaced key', 'key f1: beep', 'key f2: beep', ['replaced trigger']],
  ['a removed rule', 'key f1: beep\nkey f2: lock-pc', 'key f1: beep', ['lost rule']],
  ['an added rule', 'key f1: beep', 'key f1: beep\nkey f2: lock-pc', ['new rule']],
  ['no difference', 'key f1: beep', 'key f1: beep', []],
])('comparing two programs finds %s', (_, before, after, expected) => {
  expect(differences(before, after)).toEqual(expected);
});

test('a rewritten rule with the same trigger counts as a change, not as a lost rule and a new one', () => {
  const before = 'abbr "/hi": type "Hi there, thanks for writing to us, how can I help?"';
  expect(differences(before, 'abbr "/hi": type "Hello"')).toEqual(['replaced part']);
});

test('keeping both versions runs both steps in order, lists both apps, and joins both values into a single piece of text', () => {
  expect(merged('key f1: tip "a" ; lock-pc', 'key f1: say "b" ; lock-pc', 'both')).toBe(
    'key f1: tip "a" ; say "b" ; lock-pc',
  );
  expect(merged('key f1 in app "Edge": beep', 'key f1 in app "Chrome": beep', 'both')).toBe(
    'key f1 in app "Edge", "Chrome": beep',
  );
  expect(merged('key f1: show word-count selection', 'key f1: show length selection', 'both')).toBe(
    'key f1: show word-count selection + " " + length selection',
  );
});

test('parts that only the old program has are restored to their original position', () => {
  expect(merged('key f1: beep ; wait 1s ; lock-pc', 'key f1: wait 1s ; lock-pc', 'old')).toBe(
    'key f1: beep ; wait 1s ; lock-pc',
  );
});

test('keeping both versions of a rule whose key changed results in two rules', () => {
  const both = mergeRules(rules('key f1: beep'), rules('key f2: beep'), () => 'both');
  expect(print({ kind: 'rules', rules: both })).toBe('key f1: beep\nkey f2: beep');
});
