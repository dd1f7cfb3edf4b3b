import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Kind, oddWords, readTexts, type Text } from './odd-words.mjs';

const ROOT = join(import.meta.dirname, '..');

const DOCUMENT = /^(?:[A-Z]+\.md|docs\/.*\.md|(?:packages\/[^/]+|deploy|oracle)\/README\.md)$/;
const INTERFACE = /^packages\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/;
const TESTS = /\.test\.ts$/;

/** Folders and files that keep words from the list, and why. */
const ALLOWED = [
  { files: /^packages\/(?:writer|automation)\/src\/knowledge\//, why: 'words people write in their requests' },
  { files: /^packages\/automation\/src\/emit\/library\//, why: 'scripts that were proven byte for byte' },
  { files: /^packages\/automation\/src\/describe\/say-trigger\.ts$/, why: 'a key pressed “by itself”, alone' },
  { files: /^packages\/ahk\/src\/diagnose\/message-causes\.ts$/, why: 'the words of AutoHotkey’s own error boxes' },
];

test.each<[Kind, string]>([
  ['interface', "const text = 'For who is signed in';"],
  ['interface', 'const part = <p>\n  The page reloads by itself\n</p>;'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['interface', 'const text = `${name} could not be loaded.`;'],
  ['interface', "const text = 'What is filled in is right.';"],
  ['interface', "const hint = 'Such as red or blue.';"],
  ['interface', "const text = 'Wasn’t this you? Write to us.';"],
  ['title', "test('who cancels keeps access', () => {});"],
  ['title', "test.each([1])('the colour of %i', () => {});"],
  ['document', 'This address is not known here.'],
])('odd wording in the %s is found: %j', (kind, source) => {
  const texts = readTexts(kind, 'sample.tsx', source);
  expect(texts.flatMap(oddWords)).toHaveLength(1);
});

test.each<[Kind, string]>([
  ['interface', "import { x } from './colour-by-itself.ts';"],
  ['interface', "// For who is signed in\nconst text = 'Everyone who is signed in';"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['interface', 'const hint = `Enter a ${kind}, such as red.`;'],
  ['title', "test('a user who cancels keeps access until the period ends', () => {});"],
])('normal wording in the %s is accepted: %j', (kind, source) => {
  const texts = readTexts(kind, 'sample.tsx', source);
  expect(texts.flatMap(oddWords)).toEqual([]);
});

test('interface text, test titles, and documents read as American English', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const read = files.filter((file) => !ALLOWED.some((allowed) => allowed.files.test(file)));
  const found = read.flatMap((file) => textsIn(file).flatMap(oddWords));
  expect(found.map(({ file, line, words, instead }) => `${file}:${line}: “${words}”: ${instead}`)).toEqual([]);
});

function textsIn(file: string): Text[] {
  const kind = kindOf(file);
  return kind === null ? [] : readTexts(kind, file, readFileSync(join(ROOT, file), 'utf8'));
}

function kindOf(file: string): Kind | null {
  if (DOCUMENT.test(file)) return 'document';
  if (TESTS.test(file)) return 'title';
  return INTERFACE.test(file) ? 'interface' : null;
}
