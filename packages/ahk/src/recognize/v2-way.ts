import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { v1Argument, v1Arguments } from './v1-argument.ts';

/** What `v2Way` gives for a line that version 2 does without. */
export const NOT_NEEDED = '(not needed: delete the line)';

/** How version 2 says a line of version 1, or a command's bare name; null where there is no short answer. */
export function v2Way(line: string): string | null {
  const text = withoutComment(line.trim());
  const hotkey = /^([^\s:]{1,30}::)[ \t]*(\S.*)$/.exec(text);
  if (hotkey?.[2] !== undefined) {
    const way = v2Way(hotkey[2]);
    return way && `${hotkey[1]}${way}`;
  }
  if (text.startsWith('#')) return directiveWay(text);
  const assignment = /^(\w+)\s*=(?!=)\s*(.*)$/.exec(text);
  if (assignment) return `${assignment[1]} := ${quotedAlways(assignment[2] ?? '')}`;
  const command = /^(\w+)(?:\s*,\s*|\s+|$)(.*)$/.exec(text);
  return command ? commandWay(command[1] ?? '', command[2] ?? '') : null;
}

const DIRECTIVES: Readonly<Record<string, (rest: string) => string>> = {
  '#noenv': () => NOT_NEEDED,
  '#persistent': () => 'Persistent',
  '#ifwinactive': (rest) => windowDirective('WinActive', rest),
  '#ifwinexist': (rest) => windowDirective('WinExist', rest),
  '#ifwinnotactive': (rest) => windowDirective('!WinActive', rest),
  '#ifwinnotexist': (rest) => windowDirective('!WinExist', rest),
  '#if': (rest) => (rest === '' ? '#HotIf' : `#HotIf ${rest}`),
  '#maxhotkeysperinterval': (rest) => `A_MaxHotkeysPerInterval := ${rest}`,
  '#hotkeyinterval': (rest) => `A_HotkeyInterval := ${rest}`,
  '#installkeybdhook': () => 'InstallKeybdHook',
  '#installmousehook': () => 'InstallMouseHook',
};

function directiveWay(text: string): string | null {
  const parts = /^(#\w+)\s*,?\s*(.*)$/.exec(text);
  if (!parts) return null;
  const [, name = '', rest = ''] = parts;
  const way = DIRECTIVES[name.toLowerCase()];
  return way ? way(rest) : /^#\w+\s*,/.test(text) ? `${name} ${rest}` : null;
}

function windowDirective(call: string, rest: string): string {
  return rest === '' ? '#HotIf' : `#HotIf ${call}(${v1Argument(rest)})`;
}

/** Commands whose first value was the variable for the outcome. */
const OUTPUT_FIRST: Readonly<Record<string, string>> = {
  stringupper: 'StrUpper',
  stringlower: 'StrLower',
  stringlen: 'StrLen',
  stringreplace: 'StrReplace',
  stringsplit: 'StrSplit',
  fileread: 'FileRead',
  iniread: 'IniRead',
  regread: 'RegRead',
  envget: 'EnvGet',
  random: 'Random',
  formattime: 'FormatTime',
  getkeystate: 'GetKeyState',
  pixelgetcolor: 'PixelGetColor',
  wingettitle: 'WinGetTitle',
  wingetclass: 'WinGetClass',
  wingettext: 'WinGetText',
  controlgettext: 'ControlGetText',
  filegetsize: 'FileGetSize',
  filegettime: 'FileGetTime',
  fileselectfile: 'FileSelect',
  fileselectfolder: 'DirSelect',
  sysget: 'SysGet',
};

/** Of these, everything behind the command was one text. */
const ONE_TEXT = new Set('send sendinput sendevent sendplay sendraw sleep run reload exitapp'.split(' '));

/** Of these, the value is a name of the script's own. */
const NAMES_FIRST = new Set(['settimer', 'mousegetpos']);

function commandWay(name: string, rest: string): string | null {
  const word = name.toLowerCase();
  const own = OWN_WAYS[word];
  if (own) return own(rest);
  const output = OUTPUT_FIRST[word];
  if (output) return outputWay(output, rest);
  const known = BUILT_IN_FUNCTIONS.get(word);
  if (!known) return null;
  const values = v1Arguments(rest, ONE_TEXT.has(word) ? (word === 'run' ? 3 : 1) : (known.max ?? 10));
  if (NAMES_FIRST.has(word)) return nameWay(word, known.name, values);
  return callOf(known.name, values.map(v1Argument));
}

const OWN_WAYS: Readonly<Record<string, (rest: string) => string | null>> = {
  sendraw: (rest) => callOf('SendText', [v1Argument(rest)]),
  msgbox: (rest) => messageWay(rest),
  inputbox: (rest) => {
    const [output = 'text', title = '', prompt = ''] = v1Arguments(rest, 4);
    return `${output} := ${callOf('InputBox', [v1Argument(prompt), v1Argument(title)])}.Value`;
  },
  gosub: (rest) => (rest === '' ? null : `${rest.trim()}()`),
  setbatchlines: () => NOT_NEEDED,
  loop: (rest) => loopWay(rest),
  hotkey: (rest) => {
    const [keys = '', label = ''] = v1Arguments(rest, 3);
    return label === '' ? null : callOf('Hotkey', [v1Argument(keys), label]);
  },
  ifwinactive: (rest) => `if WinActive(${v1Argument(v1Arguments(rest, 4)[0] ?? '')})`,
  ifwinexist: (rest) => `if WinExist(${v1Argument(v1Arguments(rest, 4)[0] ?? '')})`,
  ifwinnotactive: (rest) => `if !WinActive(${v1Argument(v1Arguments(rest, 4)[0] ?? '')})`,
  ifwinnotexist: (rest) => `if !WinExist(${v1Argument(v1Arguments(rest, 4)[0] ?? '')})`,
  ifexist: (rest) => `if FileExist(${v1Argument(rest)})`,
  ifnotexist: (rest) => `if !FileExist(${v1Argument(rest)})`,
  ifequal: (rest) => comparison(rest, '='),
  ifnotequal: (rest) => comparison(rest, '!='),
  ifgreater: (rest) => comparison(rest, '>'),
  ifless: (rest) => comparison(rest, '<'),
  ifinstring: (rest) => {
    const [name = '', part = ''] = v1Arguments(rest, 2);
    return `if InStr(${name}, ${v1Argument(part)})`;
  },
};

function messageWay(rest: string): string {
  const [options = '', title = '', ...text] = v1Arguments(rest, 3);
  if (text.length > 0 && /^\d*$/.test(options)) return callOf('MsgBox', [v1Argument(text[0] ?? ''), v1Argument(title)]);
  return callOf('MsgBox', [v1Argument(rest)]);
}

function loopWay(rest: string): string | null {
  const [first = '', ...others] = v1Arguments(rest, 5);
  if (!/^(?:parse|files|read|reg)$/i.test(first)) return others.length > 0 ? null : `Loop ${v1Argument(first)}`.trim();
  const [subject = '', ...more] = others;
  const named = /^parse$/i.test(first) ? subject : v1Argument(subject);
  return `Loop ${first} ${[named, ...more.map(v1Argument)].join(', ')}`;
}

function comparison(rest: string, sign: string): string {
  const [name = '', value = ''] = v1Arguments(rest, 2);
  return `if (${name} ${sign} ${v1Argument(value) || '""'})`;
}

function outputWay(name: string, rest: string): string | null {
  const [output = '', ...values] = v1Arguments(rest, 6);
  if (output === '') return `text := ${name}(…)`;
  const isText = name.startsWith('Str');
  const read = values.map((value, index) => (isText && index === 0 ? value : v1Argument(value)));
  return `${output} := ${callOf(name, read)}`;
}

function nameWay(word: string, name: string, [first = '', ...others]: string[]): string {
  if (word === 'mousegetpos')
    return callOf(
      name,
      [first, ...others].map((value) => (value === '' ? '' : `&${value}`)),
    );
  const [period = '', ...rest] = others;
  const time = /^off$/i.test(period) ? '0' : v1Argument(period);
  return callOf(name, [first, /^on$/i.test(period) ? '' : time, ...rest.map(v1Argument)]);
}

function callOf(name: string, values: string[]): string {
  return `${name}(${values.join(', ').replace(/(?:, )+$/, '')})`;
}

function quotedAlways(text: string): string {
  const value = v1Argument(text);
  return value === '' ? '""' : /^-?\d/.test(value) ? `"${value}"` : value;
}

function withoutComment(line: string): string {
  return line.replace(/[ \t];.*$/, '');
}
