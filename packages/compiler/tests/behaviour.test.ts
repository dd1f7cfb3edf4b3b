import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../src/compile.ts';

/**
 * A script whose behaviour was watched in the real AutoHotkey v2 (2.0.26), and found to be what the request asks for.
 *
 * To prove a fixture: open an empty Notepad of 760x570 at 0,0 on a screen of 1280x800 without a taskbar, put the
 * pointer at 400,300, empty the clipboard and start the script. Then do the actions one after the other, as a person
 * would, and note what the request is about.
 *
 * | action | what is done |
 * |---|---|
 * | `type TEXT` | types the text, about 18 letters a second |
 * | `line TEXT` | types the text, then Enter |
 * | `key KEYS` | presses the keys (X11 names) for 120 ms |
 * | `tap KEY` | presses the key twice in quick succession |
 * | `hold KEY SECONDS` | holds the key down that long |
 * | `wait SECONDS` | does nothing |
 * | `mousemove X Y`, `click 1` | moves the pointer, clicks |
 * | `clipboard TEXT` | puts the text on the clipboard |
 * | `open PROGRAM` | starts a program |
 * | `counter` | opens a window of 300x300 at 800,100 whose title counts the left and right clicks it gets |
 *
 * Observed are Notepad's text, the clipboard, the pointer, the active window, and the windows: title, program, place,
 * size, state, and what a dialog says. Dates, times and random values are those of the day.
 */
type Fixture = {
  readonly request: string;
  readonly actions: readonly string[];
  readonly script: string;
  readonly observed: {
    readonly text?: string;
    readonly clipboard?: string;
    readonly mouse?: string;
    readonly active?: string;
    readonly windows?: readonly string[];
  };
};

const FIXTURES: Fixture[] = JSON.parse(readFileSync(join(import.meta.dirname, 'behaviour/fixtures.json'), 'utf8'));

// A script that changed has to be proven again before it becomes the new fixture.
test.each(FIXTURES)('$request: the script is the one whose behaviour was proven', ({ request, script }) => {
  const compilation = compile(request);
  expect(codeOf(compilation.kind === 'script' ? compilation.script : compilation.message)).toBe(codeOf(script));
});

test('every fixture says what was done and what came of it', () => {
  const empty = FIXTURES.filter(({ actions, observed }) => !actions.length || !Object.keys(observed).length);
  expect(empty).toEqual([]);
});

/** The script without its comments and blank lines. */
function codeOf(script: string): string {
  return script
    .split('\n')
    .map((line) => line.replace(/^\s*;.*$|\s+; [^"]*$/, '').trimEnd())
    .filter((line) => line)
    .join('\n');
}
