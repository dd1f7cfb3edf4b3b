import { expect, test } from 'vitest';
import { scriptInReply } from './script-in-reply.ts';

const SCRIPT = '#Requires AutoHotkey v2.0\nF9:: {\n    Run("calc.exe")\n}';
const V1 = 'F9::\nRun, calc.exe\nreturn';

function scriptOf(reply: string): string | undefined {
  const content = scriptInReply(reply);
  return content.kind === 'script' ? content.script : undefined;
}

test.each([
  ['a fence', `\`\`\`ahk\n${SCRIPT}\n\`\`\``],
  ['a different language name', `\`\`\`AutoHotkey v2\n${SCRIPT}\n\`\`\``],
  ['a wrong language name', `\`\`\`cpp\n${SCRIPT}\n\`\`\``],
  ['no language name', `\`\`\`\n${SCRIPT}\n\`\`\``],
  ['tildes', `~~~ahk\n${SCRIPT}\n~~~`],
  ['an indented fence', `1. Do this:\n   \`\`\`ahk\n${SCRIPT}\n   \`\`\``],
  ['an unclosed fence', `\`\`\`ahk\n${SCRIPT}\n`],
  ['prose around the fence', `Sure! Press F9:: to run.\n\n\`\`\`ahk\n${SCRIPT}\n\`\`\`\n\nEnjoy: it uses Run().`],
  ['Windows line endings', `\`\`\`ahk\n${SCRIPT}\n\`\`\``.replaceAll('\n', '\r\n')],
  ['only the script', SCRIPT],
  ['prose around a script without a fence', `Here is the script:\n\n${SCRIPT}\n\nSave it and double-click it.`],
  ['reasoning before the script', `<think>\`\`\`ahk\nMsgBox("draft")\n\`\`\`</think>\n\`\`\`ahk\n${SCRIPT}\n\`\`\``],
  ['a version 1 script next to it', `Version 1:\n\`\`\`ahk\n${V1}\n\`\`\`\nVersion 2:\n\`\`\`ahk\n${SCRIPT}\n\`\`\``],
  [
    'part of the script repeated',
    `\`\`\`ahk\n${SCRIPT}\n\`\`\`\nThe line that counts:\n\`\`\`ahk\nRun("calc.exe")\n\`\`\``,
  ],
  [
    'an installation command next to it',
    `\`\`\`bash\nwinget install AutoHotkey.AutoHotkey --silent --accept-all-of-the-agreements\n\`\`\`\n\`\`\`ahk\n${SCRIPT}\n\`\`\``,
  ],
])('the script is found in a reply with %s', (_what, reply) => {
  expect(scriptOf(reply)).toBe(SCRIPT);
});

test('an AutoHotkey v1 script is found too, so its errors can be sent back to the model', () => {
  expect(scriptOf(`\`\`\`\n${V1}\n\`\`\``)).toBe(V1);
  expect(scriptOf(V1)).toContain('Run, calc.exe');
});

test.each([
  '',
  '   \n',
  '```ahk\n```',
  'You can open the calculator from the Start menu. If that fails, ask again.',
  '<think>never ends ```ahk\nMsgBox("x")\n```',
  `\`\`\`ahk\n${';'.repeat(200_001)}\n\`\`\``,
])('no script or message is found in %j', (reply) => {
  expect(scriptInReply(reply)).toEqual({ kind: 'nothing' });
});

test.each([
  ['REFUSED: it takes passwords', { kind: 'refused', message: 'it takes passwords' }],
  ['**OUT OF SCOPE:** that is a phone', { kind: 'out-of-scope', message: 'that is a phone' }],
  ['Hm.\nUNCLEAR: which\u2003`key`?', { kind: 'unclear', message: 'which\u2003`key`?' }],
])('%j is read as an explanation of why there’s no script', (reply, content) => {
  expect(scriptInReply(reply)).toEqual(content);
});

test('assumptions are read word for word, and only outside the code', () => {
  const reply = `ASSUMPTION: F9 is free.\n- **Assumption:** \`my_file\` is *yours*.\n\`\`\`ahk\n; ASSUMPTION: not this\n${SCRIPT}\n\`\`\``;
  expect(scriptInReply(reply)).toMatchObject({ assumptions: ['F9 is free.', '`my_file` is *yours*.'] });
});

// An expression that backtracks would not come to an end here.
test.each([
  '```\n',
  '<think>',
  '~~~ahk\n',
  'ASSUMPTION: ',
  'REFUSED',
  '* \n',
  ':: ',
  '`',
  '</think>',
  ' ',
  '> ',
  '*',
  'a ',
  'F1::\n',
])('a long reply of nothing but %j is read in full without hanging', (part) => {
  const kinds = ['', '-REFUSED: x', '```'].map(
    (end) => scriptInReply(`${part.repeat(199_000 / part.length)}${end}`).kind,
  );
  expect(kinds).toHaveLength(3);
});
