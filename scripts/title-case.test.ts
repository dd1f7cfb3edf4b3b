import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headingsIn, isTitleCase } from './title-case.mjs';

const ROOT = join(import.meta.dirname, '..');
const INTERFACE = /^packages\/web\/src\/(?!features\/design\/).*(?<!\.test)\.tsx$/;

/** Headings that are a sentence, or the start of one. */
const SENTENCES = [
  'Another script is ready',
  'Delete your account?',
  'Turn off two-step sign-in?',
  'This script was changed somewhere else',
  'This script',
  'On this page',
];

/** Words that the specification spells otherwise. */
const SPECIFIED = ['Create Promotion for', 'Re-generate'];

test.each(['Save Script', 'Sign In with Another Account', 'Two-Step Sign-In', 'Turn Off'])(
  '%s is Title Case',
  (text) => {
    expect(isTitleCase(text)).toBe(true);
  },
);

test.each(['Save script', 'Turn on', 'Two-step Sign-In', 'the Code'])('%s is not Title Case', (text) => {
  expect(isTitleCase(text)).toBe(false);
});

test('a button’s text is found next to an icon and inside a conditional expression', () => {
  const found = headingsIn('sample.tsx', "const part = <Button><X />{busy ? 'Stop' : `Try again`}</Button>;");
  expect(found.map(({ text }) => text)).toEqual(['Stop', 'Try again']);
});

test('the interface’s headings and buttons are in Title Case', () => {
  const files = execFileSync('git', ['ls-files', 'packages/web/src'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const found = files.filter((file) => INTERFACE.test(file)).flatMap(readHeadings);
  expect(found.length).toBeGreaterThan(100);
  const odd = found.filter(({ text }) => !isTitleCase(text) && ![...SENTENCES, ...SPECIFIED].includes(text));
  expect(odd.map(({ file, line, text }) => `${file}:${line}: “${text}”`)).toEqual([]);
});

function readHeadings(file: string) {
  return headingsIn(file, readFileSync(join(ROOT, file), 'utf8')).map((heading) => ({ file, ...heading }));
}
