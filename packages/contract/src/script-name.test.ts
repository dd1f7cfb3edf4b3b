import { expect, test } from 'vitest';
import type { GeneratedScript } from './generated-script.ts';
import { scriptFileName } from './script-file.ts';
import { scriptNameFrom } from './script-name.ts';

type Line = Omit<GeneratedScript['explanation']['lines'][number], 'code'>;

function told(...sentences: string[]): Line[] {
  return sentences.map((sentence) => ({ when: '', keys: [], context: null, does: [sentence], sentence }));
}

function read(when: string, keys: string[][], ...does: string[]): Line {
  return { when, keys, context: null, does, sentence: does.join(', then ') };
}

test.each([
  ['When you press Ctrl+Alt+N, it opens Notepad.', 'Ctrl+Alt+N opens Notepad'],
  ['In Notepad, when you press Ctrl+J, it types “Best wishes, Tom”.', 'Ctrl+J types “Best wishes, Tom”'],
  [
    'When you type “btw” and then a space, Enter, or a punctuation mark, it turns into “by the way”.',
    '“btw” turns into “by the way”',
  ],
  ['Every 2 seconds, it types “hi. Bye”.', 'Types “hi. Bye” every 2 seconds'],
  [
    'When you press F6, it starts clicking every 0.2 seconds. Press F6 again to stop.',
    'F6 starts clicking every 0.2 seconds',
  ],
  ['F4 acts as E.', 'F4 acts as E'],
  ['If what you copied is a number, when you copy something, it says “number” out loud.', 'Says “number” out loud'],
  ['When the script starts, it locks the computer.', 'Locks the computer'],
  [
    'When you press F8, if it is between midnight and noon, it types “Good morning”; otherwise, it types “Good evening”.',
    'F8 types “Good morning”',
  ],
  [
    'When you press F2, it opens a window titled “Order” that asks for “Name”, “Pieces”, and “Size”, then types your entry.',
    'F2 opens a window titled “Order” that asks for “Name”…',
  ],
])('a script with the explanation %s is named %s', (sentence, name) => {
  expect(scriptNameFrom(told(sentence), '')).toBe(name);
});

test('a script explained from its code is named after its key and its first meaningful step', () => {
  const lines = [
    read('When the script starts', [], 'prepares its own window'),
    read('When you press F8', [['F8']], 'switches “toggle” on or off', 'clicks the left mouse button'),
    read('When you press Esc', [['Esc']], 'ends this script'),
  ];
  expect(scriptNameFrom(lines, '')).toBe('F8 clicks the left mouse button');
  const conditional = read('When you press F1', [['F1']], 'if Notepad is open: brings that window to the front');
  expect(scriptNameFrom([conditional], '')).toBe('F1 brings that window to the front');
});

test('a script that repeats something at an unknown interval is named after what it repeats', () => {
  expect(scriptNameFrom([read('Over and over', [], 'presses F5')], '')).toBe('Presses F5 over and over');
});

test('the name of a script with several rules lists as many as fit and counts the rest', () => {
  const rule = (key: string, does: string) => `When you press ${key}, it ${does}.`;
  expect(scriptNameFrom(told(rule('F1', 'types “a”'), rule('F2', 'types “b”')), '')).toBe('F1 types “a”, F2 types “b”');
  const long = 'types “a text that is somewhat longer”';
  expect(scriptNameFrom(told(rule('F1', long), rule('F2', long), rule('F3', long)), '')).toBe(
    'F1 types “a text that is somewhat longer” and 2 more',
  );
});

test('without an explanation, a script is named after the request, in at most 60 characters', () => {
  expect(scriptNameFrom([], 'open the calculator with F4')).toBe('Open the calculator with F4');
  const identifiers = read('When you press F1', [['F1']], 'remembers the value “templateText”');
  expect(scriptNameFrom([identifiers], 'remember my template')).toBe('Remember my template');
  expect(scriptNameFrom([], ' \n ')).toBe('My script');
  for (const request of ['word '.repeat(100), 'x'.repeat(900), '“'.repeat(900), '👩‍💻'.repeat(200)]) {
    const name = scriptNameFrom(told(`When you press F1, it types “${request}”.`), request);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name.isWellFormed()).toBe(true);
    expect(scriptFileName(name)).toMatch(/^[^<>:"/\\|?*]+\.ahk$/);
  }
});
