import { expect, test } from 'vitest';
import { parse } from '#text/parse.ts';
import { newDraft } from '../../src/emit/draft.ts';
import { sharedNames } from '../../src/emit/shared-names.ts';

function namesIn(text: string) {
  const { program } = parse(text);
  if (program?.kind !== 'rules') throw new Error('no rules');
  const draft = newDraft();
  const names = sharedNames(program, draft);
  return (name: string) => {
    const { variable = '', shared } = names.get(name) ?? {};
    return shared ? `${variable} := ${draft.state.get(variable)}` : 'local';
  };
}

test('a variable that only one rule sets and then uses is local to that rule', () => {
  expect(namesIn('key f1: ask "Who?" as $who ; type $who')('who')).toBe('local');
  expect(namesIn('key f1: repeat 3 as $i { type $i }')('i')).toBe('local');
  expect(namesIn('key f1: set $sum plus 1 2 ; type $sum')('sum')).toBe('local');
});

test('a variable that two rules use is shared between them', () => {
  const name = namesIn('key f1: set $slot clipboard\nkey f2: paste $slot');
  expect(name('slot')).toBe('slot := ""');
});

test('a counter starts at 0 and keeps counting', () => {
  expect(namesIn('key f1: add $count 1 ; type $count')('count')).toBe('count := 0');
});

test('a variable read before it’s set keeps its value from one press to the next', () => {
  expect(namesIn('key f1: if $last = "a" { type "b" } ; set $last "a"')('last')).toBe('last := ""');
});

test('a variable set in only one branch is never read before it has a value', () => {
  expect(namesIn('key f1: if app "Excel" { ask "Who?" as $who } ; type $who')('who')).toBe('who := ""');
  expect(namesIn('key f1: each-line clipboard as $line { nothing } ; type $line')('line')).toBe('line := ""');
});

test('variables used by a timer, menu, loop, or steps after a long wait aren’t local to the rule', () => {
  expect(namesIn('key f1: ask "Who?" as $who ; after 5s { show $who }')('who')).toBe('who := ""');
  expect(namesIn('key f1: ask "Who?" as $who ; menu { "Hi": type $who }')('who')).toBe('who := ""');
  expect(namesIn('key f1: ask "Who?" as $who ; wait 5min ; show $who')('who')).toBe('who := ""');
  expect(namesIn('key f1: ask "Who?" as $who ; loop { type $who ; wait 1s }')('who')).toBe('who := ""');
});

test('a variable whose name AutoHotkey or Hotscribe already uses is renamed', () => {
  const name = namesIn('key f1: add $each 1 ; add $run 1 ; add $wait 1');
  expect([name('each'), name('run'), name('wait')]).toEqual(['each2 := 0', 'run2 := 0', 'wait2 := 0']);
});
