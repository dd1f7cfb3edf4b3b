import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, explain, factsOf, parse } from '@hotscribe/ahk';
import { describe, expect, test } from 'vitest';
import { HOTKEY_SYMBOLS, KEY_NAMES } from './hotkey-symbols.ts';
import { SAMPLE_SCRIPTS } from './sample-scripts.ts';
import { WINDOW_COMMANDS } from './window-commands.ts';

const SAMPLES = join(import.meta.dirname, 'samples');

function explained(script: string) {
  return explain(factsOf(parse(script).tree));
}

function keysOf(script: string): string[][] {
  return explained(script).lines.flatMap(({ keys }) => keys.map((combination) => [...combination]));
}

test('there are five sample scripts, and every file in the folder is one of them', () => {
  expect(SAMPLE_SCRIPTS).toHaveLength(5);
  expect(readdirSync(SAMPLES).toSorted()).toEqual(SAMPLE_SCRIPTS.map(({ id }) => `${id}.ahk`).toSorted());
});

describe.each(SAMPLE_SCRIPTS)('the sample script $id', ({ id, shortcuts, lines }) => {
  const script = readFileSync(join(SAMPLES, `${id}.ahk`), 'utf8');

  test('has no errors, no warnings, and no advice', () => {
    expect(check(script)).toEqual([]);
  });

  test('is safe to try', () => {
    expect(factsOf(parse(script).tree).risks.filter(({ severity }) => severity !== 'notice')).toEqual([]);
  });

  test('starts with the two lines that all samples share and that the page explains only once', () => {
    expect(script).toMatch(/^#Requires AutoHotkey v2\.0\n#SingleInstance Force\n/);
  });

  test('is listed with exactly the shortcuts it contains', () => {
    expect(keysOf(script)).toEqual(shortcuts);
  });

  test('is explained line by line, in order, using only lines it contains', () => {
    const places = lines.map(({ code }) => script.lastIndexOf(code));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

test.each(HOTKEY_SYMBOLS)('$example is triggered by the keys shown for it', ({ symbol, example, keys }) => {
  const script = `#Requires AutoHotkey v2.0\n${example}::MsgBox("Hello")\n`;
  expect(example).toContain(symbol);
  expect(check(script)).toEqual([]);
  expect(keysOf(script)).toEqual([keys]);
});

test.each(KEY_NAMES)('$name is AutoHotkey’s name for $key', ({ name, key }) => {
  const script = `#Requires AutoHotkey v2.0\n${name}::MsgBox("Hello")\n`;
  expect(check(script)).toEqual([]);
  // A sentence says “the Volume Up key”; on the key itself there is no such word.
  expect(keysOf(script).map(([drawn = '']) => drawn.replace(/ key$/, '').toLowerCase())).toEqual([key.toLowerCase()]);
});

test.each(WINDOW_COMMANDS)('$code works as written', ({ code }) => {
  const script = `#Requires AutoHotkey v2.0\nF2:: {\n${code}\n}\n`;
  expect(check(script)).toEqual([]);
  expect(explained(script).lines).toHaveLength(1);
});
