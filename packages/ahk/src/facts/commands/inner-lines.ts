import type { Command, Line } from './command.ts';
import { settingOf } from './command-words.ts';
import { replaceWithin } from './growth.ts';
import { literalsIn } from './literals-in.ts';
import { powershellParameter } from './powershell-names.ts';
import { splitWords, withoutOuterQuotes } from './split-words.ts';

type Inner = (command: Command) => Line[];

/** The command lines that a command hands to another shell or starts itself. */
export function innerLines(command: Command): Line[] {
  return INNER.get(command.program)?.(command) ?? [];
}

/** Whether powershell.exe is given a command that is encoded. */
export function isEncoded({ words }: Command): boolean {
  for (let at = 0; at < words.length; at++) {
    const parameter = powershellParameter(words[at] ?? '');
    if (parameter === 'encoded') return words[at + 1] !== undefined || (words[at] ?? '').includes(':');
    if (parameter === 'value') at++;
    else if (parameter !== 'plain') return false;
  }
  return false;
}

const lineOf = (shell: Line['shell'], text: string): Line[] => (text.trim() === '' ? [] : [{ shell, text }]);

function cmd({ rest }: Command): Line[] {
  for (let at = 0; at < rest.length; at++) {
    const sign = rest.charAt(at);
    if (sign === ' ') continue;
    if (sign !== '/' && sign !== '-') return [];
    if ('ckr'.includes(rest.charAt(at + 1))) return lineOf('cmd', withoutOuterQuotes(rest.slice(at + 2)));
    while (at + 1 < rest.length && !' /'.includes(rest.charAt(at + 1))) at++;
  }
  return [];
}

function powershell({ program, rest }: Command): Line[] {
  const words = splitWords(rest);
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const parameter = word.quoted ? null : powershellParameter(word.text);
    // What comes through a pipe.
    if (word.text === '-') return [];
    if (parameter === 'value') at++;
    else if (parameter === 'encoded' || parameter === 'file') return [];
    else if (parameter === 'command') {
      const text = commandText(rest.slice(word.end));
      return text === '-' ? [] : lineOf('powershell', text);
    }
    // What stands alone is a command for powershell.exe and a file for pwsh.exe.
    else if (parameter === null)
      return program === 'pwsh' ? [] : lineOf('powershell', commandText(rest.slice(word.start)));
  }
  return [];
}

// "& { … }" and \"…\": one layer of quotes was for the command line, not for PowerShell.
function commandText(text: string): string {
  return withoutOuterQuotes(text).replaceAll('\\"', '"');
}

// start "title" /min /d folder program …
function start({ rest }: Command): Line[] {
  const words = splitWords(rest);
  let at = 0;
  let isTitled = false;
  for (let word = words[0]; word; word = words[at]) {
    const isTitle: boolean = word.quoted && !isTitled && words.length > at + 1;
    if (!isTitle && !word.text.startsWith('/')) break;
    isTitled ||= isTitle;
    at += word.text === '/d' ? 2 : 1;
  }
  return lineOf('run', rest.slice(words[at]?.start ?? rest.length));
}

const ifCommand: Inner = ({ rest }) => {
  const words = splitWords(rest);
  let at = 0;
  while (words[at]?.text === 'not' || words[at]?.text.startsWith('/')) at++;
  const isTest = ['exist', 'defined', 'errorlevel', 'cmdextversion'].includes(words[at]?.text ?? '');
  const isCompared = ['==', 'equ', 'neq', 'lss', 'leq', 'gtr', 'geq'].includes(words[at + 1]?.text ?? '');
  const begin = words[at + (isCompared ? 3 : isTest ? 2 : 1)]?.start;
  return begin === undefined ? [] : lineOf('cmd', rest.slice(begin));
};

const MOST_VALUES = 8;
// As it is, and with usebackq.
const COMMAND_QUOTES = ["'", '`'];

// for %x in (a b) do …: once with each value; what a command or a file gives is not known.
const forCommand: Inner = ({ rest }) => {
  const at = rest.indexOf(' do ');
  const open = rest.indexOf('(');
  const close = rest.lastIndexOf(')', at);
  const variable = splitWords(rest)
    .find(({ text }) => text.startsWith('%'))
    ?.text.replaceAll('%', '');
  if (at < 0) return [];
  const body = rest.slice(at + 4);
  const list = open >= 0 && close > open ? rest.slice(open + 1, close).trim() : '';
  const command = rest.startsWith('/f') && COMMAND_QUOTES.includes(list.charAt(0)) ? list.slice(1, -1) : '';
  const root = rest.startsWith('/r') ? (splitWords(rest)[1]?.text ?? '') : '';
  const walked = root.startsWith('%') ? '*' : `${root}\\*`;
  const found = rest.startsWith('/r') ? [walked] : (listedBy(command) ?? [list]);
  const values = rest.startsWith('/') ? found : list.split(' ').slice(0, MOST_VALUES);
  const filled = values.map((value) =>
    replaceWithin(replaceWithin(body, `%%${variable}`, value), `%${variable}`, value),
  );
  return [...lineOf('cmd', command), ...filled.flatMap((text) => lineOf('cmd', text))];
};

// dir /s /b C:\\ gives whatever lies there, with its folder or, without /s, by its name alone.
function listedBy(command: string): string[] | undefined {
  const [program, ...words] = splitWords(command);
  if (program?.text !== 'dir') return undefined;
  const place = words.find(({ text }) => !text.startsWith('/'))?.text ?? '';
  const isPattern = place === '' || place.includes('*');
  const all = isPattern ? place || '*' : `${place}${place.endsWith('\\') ? '' : '\\'}*`;
  return all === '*' ? [all] : [all, '*'];
}

// forfiles /p folder /c "cmd /c del @path": @path is whatever lies in that folder.
const forfiles: Inner = ({ words }) => {
  const folder = after(words, '/p') ?? '.';
  const line = after(words, '/c') ?? '';
  const all = `${folder}\\*`;
  return lineOf('run', replaceWithin(replaceWithin(line, '@path', all), '@file', all));
};

function wsl({ rest }: Command): Line[] {
  const words = splitWords(rest);
  let at = 0;
  while (words[at]?.text.startsWith('-')) {
    const isValued = ['-d', '--distribution', '-u', '--user', '--cd', '--shell-type'].includes(words[at]?.text ?? '');
    at += isValued ? 2 : 1;
  }
  return lineOf('posix', rest.slice(words[at]?.start ?? rest.length));
}

function posixShell({ rest }: Command): Line[] {
  const words = splitWords(rest, '"\'');
  const at = words.findIndex(({ text }) => text.startsWith('-') && !text.startsWith('--') && text.includes('c'));
  return lineOf('posix', at < 0 ? '' : (words[at + 1]?.text ?? ''));
}

// The last word of runas, psexec and the like is a command line of its own, or the rest after their options is.
const afterOptions: Inner = ({ shell, rest }) => {
  const words = splitWords(rest);
  const first = words.find(({ text }) => !text.startsWith('-') && !text.startsWith('/') && !text.startsWith('\\\\'));
  const line = first ? withoutOuterQuotes(rest.slice(first.start)) : '';
  return lineOf(shell === 'posix' ? 'posix' : 'run', line);
};

const scheduledTask: Inner = ({ words }) => lineOf('run', words.includes('/create') ? (after(words, '/tr') ?? '') : '');

const registered: Inner = ({ words }) => lineOf('run', words[0] === 'add' ? (after(words, '/d') ?? '') : '');

const wmic: Inner = ({ words }) => {
  const at = words.indexOf('create');
  return lineOf('run', at < 0 ? '' : words.slice(at + 1).join(' '));
};

const service: Inner = ({ words }) => lineOf('run', after(words, 'binpath=') ?? '');

const rundll: Inner = ({ words }) =>
  lineOf('run', (words[0] ?? '').includes('shellexec_rundll') ? words.slice(1).join(' ') : '');

// Start-Process cmd -ArgumentList '/c …' -WindowStyle Hidden
const startProcess: Inner = ({ words }) => {
  const kept = words.filter(
    (word, at) => !isOneOf(word, [...NAMED, ...VALUED]) && !isOneOf(words[at - 1] ?? '', VALUED),
  );
  return lineOf('run', kept.join(' '));
};

const NAMED = ['filepath', 'argumentlist', 'args', 'wait', 'nonewwindow', 'passthru', 'execute', 'argument'];
const VALUED = ['windowstyle', 'verb', 'workingdirectory', 'credential'];
const isOneOf = (word: string, names: readonly string[]) =>
  word.startsWith('-') && word.length > 2 && names.some((name) => name.startsWith(word.slice(1)));
const isParameter = (word: string) => word.startsWith('-') && word.length > 2 && word.charAt(1) >= 'a';

const valueSet: Inner = (command) => lineOf('run', settingOf(command, 'value'));

const pcalua: Inner = ({ words }) => lineOf('run', `${after(words, '-a') ?? ''} ${after(words, '-c') ?? ''}`);

// wt -w 0 nt -d C:\\ cmd /c …
const TERMINAL_VALUES = [
  '-w',
  '--window',
  '-d',
  '--startingdirectory',
  '-p',
  '--profile',
  '--title',
  '--tabcolor',
  '-s',
  '--size',
];
const TERMINAL_WORDS = ['nt', 'new-tab', 'sp', 'split-pane', ';'];
const terminal: Inner = ({ rest }) => {
  const words = splitWords(rest);
  let at = 0;
  for (let word = words[0]; word; word = words[at]) {
    if (!word.text.startsWith('-') && !TERMINAL_WORDS.includes(word.text)) break;
    at += TERMINAL_VALUES.includes(word.text) ? 2 : 1;
  }
  return lineOf('run', rest.slice(words[at]?.start ?? rest.length));
};

// echo del … > x.bat
const SCRIPTS = ['.bat', '.cmd', '.ps1'];
const written: Inner = ({ words, rest }) => {
  const at = rest.indexOf('>');
  const file = words.at(-1) ?? '';
  if (at < 0 || !SCRIPTS.some((ending) => file.endsWith(ending))) return [];
  return lineOf(file.endsWith('.ps1') ? 'powershell' : 'cmd', rest.slice(0, at));
};

const evaluated: Inner = ({ words }) => lineOf('powershell', words.filter((word) => !isParameter(word)).join(' '));

// Any text in it may be the command line that it starts.
const anyText: Inner = ({ words }) => words.filter((word) => word.includes(' ')).flatMap((word) => lineOf('run', word));

// os.system('…'), exec("…"): a text inside of code may be a command line.
const code: Inner = ({ rest }) => literalsIn(rest, "'`").flatMap((text) => lineOf('cmd', text));

function after(words: readonly string[], name: string): string | undefined {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words[at + 1];
}

const TABLE: readonly [string, Inner][] = [
  ['cmd', cmd],
  ['powershell pwsh powershell_ise', powershell],
  ['start', start],
  ['call', ({ rest }) => lineOf('cmd', rest)],
  ['if', ifCommand],
  ['for', forCommand],
  ['forfiles', forfiles],
  ['wsl', wsl],
  ['bash sh zsh dash ksh fish git-bash', posixShell],
  ['sudo gsudo doas nohup env time xargs eval exec runas psexec psexec64 conhost hstart explorer', afterOptions],
  ['wt', terminal],
  ['pcalua', pcalua],
  ['echo', written],
  ['set-itemproperty new-itemproperty', valueSet],
  ['schtasks', scheduledTask],
  ['reg', registered],
  ['wmic', wmic],
  ['sc', service],
  ['rundll32', rundll],
  ['start-process new-scheduledtaskaction', startProcess],
  ['invoke-expression', evaluated],
  ['invoke-wmimethod invoke-cimmethod nircmd nircmdc', anyText],
  ['python python3 pythonw py node deno bun ruby perl php lua', code],
];

const INNER: ReadonlyMap<string, Inner> = new Map(
  TABLE.flatMap(([names, inner]) => names.split(' ').map((name): [string, Inner] => [name, inner])),
);
