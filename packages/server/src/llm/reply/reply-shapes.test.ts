import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptInReply } from './script-in-reply.ts';

const SAMPLES = join(import.meta.dirname, '../../../../automation/samples');
const HOW_MANY = 200;
const DIRECTIVES = '#Requires AutoHotkey v2.0\n#SingleInstance Force\n\n';
const V1 = '#NoEnv\nSetBatchLines, -1\nF9::\nRun, calc.exe\nSleep, 500\nMsgBox, Done with %count%\nreturn\n';

/** Scripts that were run in the real AutoHotkey, of 5 to 120 lines; every third without what says that it is whole. */
const SCRIPTS = readdirSync(SAMPLES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) =>
    readFileSync(join(SAMPLES, name, 'script.ahk'), 'utf8')
      .replaceAll('\r\n', '\n')
      .trimEnd(),
  )
  .filter((script) => script.split('\n').length <= 120)
  .slice(0, HOW_MANY)
  .map((script, index) => (index % 3 === 2 ? script.replace(DIRECTIVES, '') : script));

function fenced(code: string, language = 'ahk', fence = '```'): string {
  return `${fence}${language}\n${code}\n${fence}`;
}

function indented(text: string, by: string): string {
  return text.replaceAll(/^(?=.)/gm, by);
}

/** A few lines of the script from its middle, as models repeat them. */
function partOf(script: string): string {
  const lines = script.split('\n');
  const from = lines.findIndex((line) => line.includes('::'));
  return lines.slice(Math.max(0, from), Math.max(0, from) + Math.ceil(lines.length * 0.6)).join('\n');
}

function broken(script: string): string {
  return `${script}\nMsgBox, %oops%\nif (x = {`;
}

const LANGUAGES = [
  '',
  'autohotkey',
  'AutoHotkey v2',
  'cpp',
  'python',
  'autoit',
  'vb',
  'text',
  'ini',
  'javascript',
  'AHK',
];

const SHAPES: Readonly<Record<string, (script: string, index: number) => string>> = {
  'only a code block': (script) => fenced(script),
  'prose around the code block': (script) =>
    `Sure! Press F9:: to start it; \`Run()\` opens the program.\n\n${fenced(script)}\n\n**How it works**\n- Press the key.\n1. Save it as \`a.ahk\`.\n\nEnjoy!`,
  'part of the script repeated': (script) =>
    `${fenced(script)}\n\nThe lines that count are these:\n\n${fenced(partOf(script))}`,
  'part of the script shown first': (script) =>
    `The idea:\n\n${fenced(partOf(script))}\n\nAll of it:\n\n${fenced(script)}`,
  'commands next to the script': (script, index) =>
    [
      `First install it:\n\`\`\`powershell\nwinget install AutoHotkey.AutoHotkey --silent\n$x = 1\nWrite-Host "a"\n\`\`\``,
      fenced(script, index % 2 ? 'ahk' : ''),
      'To try it:\n```cmd\nstart script.ahk\n```',
    ].join('\n\n'),
  'no fence at all': (script) => script,
  'prose around a script without a fence': (script) =>
    `Here is the script you asked for:\n\n${script}\n\nSave it with the ending .ahk and double-click it. Run it as administrator if a game ignores it.\n\n**Notes**\n- It stops with Escape.\n- F9 can be changed.`,
  'text right above a script without a fence': (script) =>
    `ASSUMPTION: F9 is free.\nHere it is:\n${script}\n\nHave fun!`,
  'reasoning before the script': (script) =>
    `<think>\nThe user wants a key. REFUSED: no, that is fine.\nF1::MsgBox("x")\n</think>\n\n${fenced(script)}`,
  'reasoning without its opening tag': (script) =>
    `Okay, the user wants something. UNCLEAR: is it a key?\nI think so.\n</think>\n${fenced(script)}`,
  'a code block inside the reasoning': (script) =>
    `<think>Maybe\n${fenced('#Requires AutoHotkey v2.0\nMsgBox("draft")')}\nbut no.</think>\n${fenced(script)}`,
  'a code block inside reasoning without an opening tag': (script) =>
    `Maybe\n${fenced('#Requires AutoHotkey v2.0\nMsgBox("draft")')}\nbut no.\n</think>\n${fenced(script)}`,
  'an unfinished code block inside the reasoning': (script) =>
    `Maybe\n\`\`\`ahk\nMsgBox("draft")\n</think>\n${fenced(script)}`,
  'reasoning before a script without a fence': (script) => `<thinking>Easy.</thinking>\n${script}`,
  'an indented code block': (script) => `1. Save this:\n\n${indented(fenced(script), '   ')}\n\n2. Start it.`,
  'an indented fence around code that isn’t indented': (script) =>
    `1. Save this:\n   \`\`\`ahk\n${script}\n   \`\`\`\n2. Start it.`,
  'a code block in a quotation': (script) => `> Here:\n>\n${fenced(script).replaceAll(/^/gm, '> ')}`,
  tildes: (script) => `Here:\n${fenced(script, 'ahk', '~~~')}\nDone.`,
  'a longer fence': (script) => `Here:\n${fenced(script, 'ahk', '`````')}\nDone.`,
  'all of its text inside one code block': (script) =>
    `\`\`\`\`markdown\nASSUMPTION: F9 is free.\n${fenced(script)}\n\`\`\`\``,
  'an unclosed fence': (script) => `Here you go:\n\n\`\`\`ahk\n${script}`,
  'an unclosed fence and text after the script': (script) =>
    `\`\`\`ahk\n${script}\n\nThat is all of it. Press the key to try it.`,
  'a fence closed at the end of a line of code': (script) => `Here: \`\`\`ahk\n${script}\`\`\`\nDone.`,
  'an unclosed fence and then the whole code block': (script) => `\`\`\`ahk\n${broken(script)}\n\n${fenced(script)}`,
  'a different language name': (script, index) => fenced(script, LANGUAGES[index % LANGUAGES.length]),
  'Windows line endings': (script) => `Here:\n\n${fenced(script)}\n\nDone.`.replaceAll('\n', '\r\n'),
  'assumptions before and after the script': (script) =>
    `ASSUMPTION: \`my_file\` is *yours*.\n${fenced(script)}\nASSUMPTION: F9 is free.`,
  'a doubt that’s been resolved': (script) =>
    `Some of it is unclear: the key.\nOut of scope here is the phone part.\n\n${fenced(script)}`,
  'a note after the script about what it leaves out': (script) =>
    `${fenced(script)}\n\nOUT OF SCOPE: the part about your phone.`,
  'a version 1 script shown first': (script) => `Your script:\n\n${fenced(V1)}\n\nFor version 2:\n\n${fenced(script)}`,
  'a long version 1 script shown last': (script) => `${fenced(script)}\n\nIt was:\n\n${fenced(V1.repeat(9), '')}`,
  'the whole script twice, corrected': (script) =>
    `${fenced(broken(script))}\n\nWait, that fails. Again:\n\n${fenced(script)}`,
  'the whole script twice, improved': (script) =>
    `${fenced(script.replace(/.*::/, '$&'))}\n\nBetter, with an icon:\n\n${fenced(`${script}\nTraySetIcon("shell32.dll", 44)`)}`,
};

test('there are 200 sample scripts, and the longest has over 100 lines', () => {
  const lengths = SCRIPTS.map((script) => script.split('\n').length);
  expect(SCRIPTS).toHaveLength(HOW_MANY);
  expect(Math.max(...lengths)).toBeGreaterThan(100);
  expect(Object.keys(SHAPES).length).toBeGreaterThan(20);
});

test.each(Object.entries(SHAPES))('200 scripts are extracted in full from a reply with %s', (name, shape) => {
  const lost = SCRIPTS.filter((script, index) => {
    const content = scriptInReply(shape(script, index));
    const whole = name.endsWith('improved') ? `${script}\nTraySetIcon("shell32.dll", 44)` : script;
    return content.kind !== 'script' || content.script !== whole;
  });
  expect(lost.map((script) => script.slice(0, 3000)).slice(0, 1)).toEqual([]);
  expect(lost).toHaveLength(0);
});

const VERDICTS = [
  ['REFUSED', 'refused'],
  ['OUT OF SCOPE', 'out-of-scope'],
  ['UNCLEAR', 'unclear'],
] as const;
const REASONS = Array.from({ length: HOW_MANY }, (_, index) =>
  [
    `It would record what \`user_${index}\` types, *without* asking.`,
    `"my_file_${index}.txt" is on a phone, and AutoHotkey runs on Windows; see F9:: there.`,
    `\`Format C:\` number ${index} can't be undone!`,
    `Which of the ${index + 2} programs do you mean – _Excel_ or **Word**? Say it like “F9 opens Excel”`,
    `${index} times: on a Mac use Automator (Shortcuts.app) instead; here nothing := possible.`,
  ].at(index % 5),
) as string[];
const COMMANDS = '```bash\nbrew install hammerspoon\nhs -c "hs.hotkey.bind()"\n```';
const SNIPPET = '```ahk\nF9::MsgBox(WinGetTitle("A"))\n```';

type Told = { word: string; reason: string; index: number };
const DECLINES: Readonly<Record<string, (told: Told) => string>> = {
  'the line we asked for': ({ word, reason }) => `${word}: ${reason}`,
  'a bold keyword': ({ word, reason }) => `**${word}:** ${reason}`,
  'a bold keyword followed by a colon': ({ word, reason }) => `**${word}**: ${reason}`,
  'a line in italics': ({ word, reason }) => `_${word}: ${reason}_`,
  'a line in quotation marks': ({ word, reason }) => `"${word}: ${reason}"`,
  'a lowercase keyword': ({ word, reason }) => `${word.toLowerCase()}: ${reason}`,
  'a capitalized keyword': ({ word, reason }) => `${word.charAt(0)}${word.slice(1).toLowerCase()} – ${reason}`,
  hyphens: ({ word, reason }) => `${word.replaceAll(' ', '-')}: ${reason}`,
  underscores: ({ word, reason }) => `${word.replaceAll(' ', '_')}: ${reason}`,
  'a heading and the reason below it': ({ word, reason }) => `## ${word}\n\n${reason}`,
  'a keyword, a period, and the reason below it': ({ word, reason }) => `${word}.\n${reason}`,
  'the reason on the next line': ({ word, reason }) => `${word}:\n${reason}`,
  'a bullet': ({ word, reason }) => `- ${word}: ${reason}`,
  'an emoji': ({ word, reason }) => `🚫 **${word}** — ${reason}`,
  brackets: ({ word, reason }) => `[${word}] ${reason}`,
  'a quotation': ({ word, reason }) => `> ${word}: ${reason}`,
  'text before the keyword': ({ word, reason }) => `Thanks for asking, F9 is a fine key.\n\n${word}: ${reason}`,
  'a label before the keyword': ({ word, reason }) => `Answer: ${word}: ${reason}`,
  'a surrounding code block': ({ word, reason }) => `\`\`\`\n${word}: ${reason}\n\`\`\``,
  'a comment in a code block': ({ word, reason }) => `\`\`\`ahk\n; ${word}: ${reason}\n\`\`\``,
  'reasoning before the keyword': ({ word, reason }) => `<think>\n${SNIPPET}\n</think>\n\n${word}: ${reason}`,
  'reasoning without its opening tag': ({ word, reason }) => `Hm.\n${SNIPPET}\n</think>\n${word}: ${reason}`,
  'Windows line endings': ({ word, reason }) => `${word}:\r\n\r\n${reason}\r\n`,
};

test.each(Object.entries(DECLINES))(
  '200 replies that decline, written with %s, aren’t mistaken for scripts and keep their reasons',
  (_name, shape) => {
    const wrong = REASONS.map((reason, index) => {
      const [word, kind] = VERDICTS[index % VERDICTS.length] ?? VERDICTS[0];
      return { content: scriptInReply(shape({ word, reason, index })), right: { kind, message: reason } };
    }).filter(({ content, right }) => JSON.stringify(content) !== JSON.stringify(right));
    expect(wrong.slice(0, 2)).toEqual([]);
  },
);

test.each([
  ['commands for another operating system', COMMANDS],
  ['a line of AutoHotkey code', SNIPPET],
  ['commands without a fence', '    brew install hammerspoon\n    x := 1'],
])('200 replies that decline but include %s still count as declining and keep their full text', (_name, shown) => {
  const wrong = REASONS.map((reason, index) => {
    const [word, kind] = VERDICTS[index % VERDICTS.length] ?? VERDICTS[0];
    const message = `${reason}\n\n${shown}\n\nThat may help.`;
    return { content: scriptInReply(`**${word}:** ${message}`), right: { kind, message } };
  }).filter(({ content, right }) => JSON.stringify(content) !== JSON.stringify(right));
  expect(wrong.slice(0, 2)).toEqual([]);
});

test('a refusal before or after a script is still a refusal; a question next to a full script is treated as an assumption', () => {
  const [script = ''] = SCRIPTS;
  expect(scriptInReply(`REFUSED: it spies. It would be:\n${fenced(script)}`)).toMatchObject({ kind: 'refused' });
  expect(scriptInReply(`${fenced(script)}\nREFUSED: on second thought, it spies.`)).toMatchObject({ kind: 'refused' });
  expect(scriptInReply(`Unclear: which key? I took F9.\n${fenced(script)}`)).toMatchObject({
    kind: 'script',
    script,
    assumptions: ['which key? I took F9.'],
  });
});

test('scripts that mention refusing are still read as scripts', () => {
  for (const line of [
    'REFUSED := true',
    '::refused::REFUSED: no',
    'MsgBox("UNCLEAR: which?")',
    '; Refused: never',
    'unclear() {\n}',
  ])
    for (const shape of [fenced, (code: string) => code]) {
      const script = `#Requires AutoHotkey v2.0\n${line}\nF9::MsgBox("x")`;
      expect(scriptInReply(shape(script))).toMatchObject({ kind: 'script', script });
      expect(scriptInReply(shape(`${line}\nF9::MsgBox("x")`))).toMatchObject({ kind: 'script' });
    }
});

test('a reply in plain prose with no code is read as a refusal, a question, or no answer', () => {
  expect(scriptInReply('I’m sorry, but I can’t help with recording what others type.')).toEqual({
    kind: 'refused',
    message: 'I’m sorry, but I can’t help with recording what others type.',
  });
  expect(scriptInReply('My answer is REFUSED: it spies.')).toEqual({ kind: 'refused', message: 'it spies.' });
  expect(scriptInReply('Which program is it?')).toEqual({ kind: 'unclear', message: 'Which program is it?' });
  expect(scriptInReply('**Refused.**')).toMatchObject({ message: expect.stringContaining('gave no reason') });
  expect(scriptInReply('You could use the Start menu.')).toEqual({ kind: 'nothing' });
});

test('a long message is cut off at the end of a word', () => {
  const content = scriptInReply(`REFUSED: ${'Because_of *that* `word` '.repeat(300)}`);
  const message = content.kind === 'refused' ? content.message : '';
  expect(message.length).toBeLessThan(2010);
  expect(message).toMatch(/(?:Because_of|\*that\*|`word`) …$/);
});

test('assumptions keep their formatting, even when they span several lines or are in another language', () => {
  const [script = ''] = SCRIPTS;
  const said = [
    'ASSUMPTION: _F9_ is free, and `my_file`\n  is **yours**.',
    '**Assumption 2: *all* windows.**',
    'ANNAHME: F9 ist frei.',
    'Assumptions:\n- the `first` one\n- the second',
  ].join('\n');
  expect(scriptInReply(`${said}\n${fenced(script)}`)).toMatchObject({
    assumptions: [
      '_F9_ is free, and `my_file` is **yours**.',
      '*all* windows.',
      'F9 ist frei.',
      'the `first` one',
      'the second',
    ],
  });
});
