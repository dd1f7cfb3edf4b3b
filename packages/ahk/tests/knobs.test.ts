import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CodeKnob, changeCodeKnob, codeKnobs, readTime, writeTime } from '../src/index.ts';
import { readScript } from './read-script.ts';
import { verdictFixtures } from './verdict-fixtures.ts';

function shown(script: string): string[] {
  return codeKnobs(script).map(({ label, kind, value, said, sentence }) =>
    [label, kind, value, said === value ? '' : said, sentence?.split(/:|, it /)[0] ?? '-'].join(' | '),
  );
}

const SCRIPT = `#Requires AutoHotkey v2.0
rest := 1500 ; how long
^!n:: {
    Run("notepad.exe")
    Sleep(rest)
    SendText("Dear Ann,\`nhello")
    Send "^s"
}
::btw::by the way{!}
Loop 3
    MsgBox 'It is "done"'
SetTimer(Beep, -60000)
Beep() {
    SoundSetVolume(40)
    ToolTip "Count: " A_TickCount
}
`;

test('values people may want to change are found in the code, and each is listed with the sentence it belongs to', () => {
  expect(shown(SCRIPT)).toEqual([
    'how long it waits | time | 1.5 seconds |  | When you press Ctrl+Alt+N',
    'the shortcut | key | ctrl+alt+n | Ctrl+Alt+N | When you press Ctrl+Alt+N',
    'what it opens | program | notepad.exe |  | When you press Ctrl+Alt+N',
    'the text it types | text | Dear Ann,\nhello |  | When you press Ctrl+Alt+N',
    'the key it presses | key | ctrl+s | Ctrl+S | When you press Ctrl+Alt+N',
    'the abbreviation | text | btw |  | When you type “btw” and then a space, Enter, or punctuation',
    'the text it turns into | text | by the way! |  | When you type “btw” and then a space, Enter, or punctuation',
    'how many times it repeats | number | 3 |  | When the script starts',
    'the message | text | It is "done" |  | When the script starts',
    'how often, or after how long | time | 1 minute |  | When the script starts',
    'the volume in percent | number | 40 |  | When the script starts',
  ]);
});

test.each([
  ['ctrl+alt+n', 'ctrl+shift+pageup', '^+PgUp:: {'],
  ['1.5 seconds', '2 minutes', 'rest := 120000 ; how long'],
  ['1 minute', 'half a second', 'SetTimer(Beep, -500)'],
  ['by the way!', '100% + {Enter}\nnext', '::btw::100% {+} {{}Enter{}}{Enter}next'],
  ['Dear Ann,\nhello', 'say "hi" ; now', 'SendText("say `"hi`" `; now")'],
  ['ctrl+s', 'f5', 'Send "{F5}"'],
  ['btw', 'a::b', ':a`::b::by the way{!}'],
  ['3', '12', 'Loop 12'],
])('%s can be changed to %s', (now, next, expected) => {
  const knob = codeKnobs(SCRIPT).find(({ value }) => value === now);
  const { script, problem } = changeCodeKnob(SCRIPT, knob?.id ?? '', next);
  expect(problem).toBeUndefined();
  expect(script).toContain(expected);
});

test.each([
  ['1.5 seconds', 'soon', 'Enter a time such as 500 ms or 2 minutes.'],
  ['1.5 seconds', '2', 'Enter a time such as 500 ms or 2 minutes.'],
  ['40', '101', 'Enter a number from 0 to 100.'],
  ['ctrl+alt+n', 'ctrl+nonsense', 'Choose a key such as Ctrl+Alt+N.'],
  ['btw', '', 'Enter 1 to 40 characters.'],
])('%s can’t be changed to “%s”, and the message is “%s”', (now, next, problem) => {
  const knob = codeKnobs(SCRIPT).find(({ value }) => value === now);
  expect(changeCodeKnob(SCRIPT, knob?.id ?? '', next)).toEqual({ problem });
});

test('changing a hotkey to a key that’s already in use is rejected with an explanation', () => {
  const script = 'F1::MsgBox("a message")\nF2::MsgBox("another")\n';
  const { problem } = changeCodeKnob(script, codeKnobs(script)[0]?.id ?? '', 'f2');
  expect(problem).toContain('F2');
});

test.each([
  ['a key that the script also checks elsewhere', 'F8:: {\n    KeyWait("F8")\n}\n'],
  ['a key whose name the script reads', 'F8::SoundBeep(StrLen(A_ThisHotkey))\n'],
  ['text that’s put together from parts', 'F9 & a::MsgBox("Count: " . A_TickCount)\n'],
  ['a program that the script waits for', 'a & b:: {\n    Run("notepad.exe")\n    WinWait("ahk_exe notepad.exe")\n}\n'],
  ['a time that’s also used in a calculation', 'rest := 100\nSleep(rest)\nExitApp(rest + 1)\n'],
  ['a script that doesn’t load', 'F1::MsgBox("a"\n'],
])('no value is offered for editing: %s', (_what, script) => {
  expect(shown(script)).toEqual([]);
});

test.each(['500 ms', '2 seconds', '1.5 seconds', '90 minutes', '1 minute 30 seconds', '1 hour'])(
  '%s stays the same after being read, written, and read again',
  (time) => {
    expect(readTime(writeTime(readTime(time) ?? 0))).toBe(readTime(time));
  },
);

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  key: ['ctrl+alt+shift+f19', 'ctrl+shift+comma'],
  text: ['zq “new” `text` 100%', 'two {words} ^!+# ; here'],
  time: ['7 seconds', '41 ms'],
  number: ['17'],
  program: ['C:\\Tools\\zq ; 1.exe'],
  folder: ['D:\\Zq'],
};

test('in all our sample scripts, each value can be changed without changing anything else', () => {
  const faults: string[] = [];
  let changes = 0;
  for (const { name, source } of everyScript()) {
    const before = codeKnobs(source);
    for (const [index, { id, kind, value }] of before.entries()) {
      const others = OTHERS[kind] ?? [];
      const other = others[index % others.length] ?? '';
      const { script = '', problem } = changeCodeKnob(source, id, other);
      const fault = problem ?? faultIn(before, codeKnobs(script), index, other);
      changes += 1;
      if (fault) faults.push(`${name} ${id} ${JSON.stringify(value)} → ${other}: ${fault}`);
    }
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(changes).toBeGreaterThan(3000);
}, 300_000);

// A script that does not load has nothing to change.
function faultIn(before: CodeKnob[], after: CodeKnob[], place: number, other: string): string | undefined {
  if (before.length !== after.length) return `${after.length} values instead of ${before.length}`;
  const others = before.filter((knob, index) => index !== place && knob.value !== after[index]?.value);
  if (others.length > 0) return `also changed ${others.map(({ label }) => label).join()}`;
  return after[place]?.value === other ? undefined : `became ${after[place]?.value}`;
}

function* everyScript(): Generator<{ name: string; source: string }> {
  for (const { verdict, name, source } of verdictFixtures()) if (verdict === 'clean') yield { name, source };
  for (const folder of ['error-boxes', 'explanations', 'risks', 'model-scripts']) {
    yield* scriptsIn(join(import.meta.dirname, folder));
  }
  yield* scriptsIn(join(import.meta.dirname, '../../automation/samples'));
}

function scriptsIn(folder: string): { name: string; source: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ahk'))
    .map((file) => ({ name: file, source: readScript(join(folder, file)) }));
}
