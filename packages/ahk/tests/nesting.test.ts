import { check } from '@hotscribe/ahk';
import { expect, test } from 'vitest';

const DEEP = 100_000;

const BOMBS: Record<string, string> = {
  parentheses: `x := ${'('.repeat(DEEP)}1${')'.repeat(DEEP)}`,
  'open parentheses': `x := ${'('.repeat(DEEP)}`,
  braces: '{\n'.repeat(DEEP),
  'ifs without braces': `${'if 1\n'.repeat(DEEP)}MsgBox`,
  'fat arrows': `x := ${'a => '.repeat(DEEP)}1`,
  'unary operators': `x := ${'!'.repeat(DEEP)}1`,
  ternaries: `x := ${'1 ? 1 : '.repeat(DEEP)}1`,
  arrays: `x := ${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  objects: `x := ${'{a:'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  functions: 'f() {\n'.repeat(DEEP),
  classes: 'class A {\n'.repeat(DEEP),
  switches: 'switch 1 {\ncase 1:\n'.repeat(DEEP),
};

for (const [name, source] of Object.entries(BOMBS)) {
  test(`${DEEP} nested ${name} are reported as an error`, { timeout: 60_000 }, () => {
    expect(check(source).some(({ severity }) => severity === 'error')).toBe(true);
  });
}

const LONG: Record<string, string> = {
  additions: `x := 1${' + 1'.repeat(DEEP)}`,
  'pieces of text': `x := ${'"a" '.repeat(DEEP)}`,
  'calls in a row': `x := MsgBox${'()'.repeat(DEEP)}`,
  commas: `x := 1${',1'.repeat(DEEP)}`,
  'lines of one list': `x := [\n${'1,\n'.repeat(DEEP)}]`,
};

for (const [name, source] of Object.entries(LONG)) {
  test(`${DEEP} ${name} don’t count as nesting and are accepted`, { timeout: 60_000 }, () => {
    expect(check(source).filter((diagnostic) => diagnostic.source === 'loader')).toEqual([]);
  });
}
