import { knownText, type OptionalValue, type Value } from '../facts/value.ts';
import { sayDateFormat } from './say-date-format.ts';
import { sayPath } from './say-path.ts';
import { sayPoint } from './say-point.ts';
import { sayContent, sayNoun, sayPlain } from './say-value.ts';
import { sayWindow } from './say-window.ts';
import { workedOut } from './worked-out.ts';

type Noun = (values: OptionalValue[]) => string;

const NOUNS: Record<string, Noun> = {
  FormatTime: ([stamp, format]) => formatted(stamp, format),
  Random: ([low, high]) =>
    low && high ? `a random number from ${sayNoun(low)} to ${sayNoun(high)}` : 'a random number',
  StrUpper: ([text]) => `${sayContent(text)} in capital letters`,
  StrLower: ([text]) => `${sayContent(text)} in lowercase`,
  StrTitle: ([text]) => `${sayContent(text)} with each word capitalized`,
  Trim: ([text]) => sayContent(text),
  LTrim: ([text]) => sayContent(text),
  RTrim: ([text]) => sayContent(text),
  StrSplit: ([text]) => `the pieces of ${sayContent(text)}`,
  StrReplace: ([text, what, by]) => `${sayContent(text)} with ${sayContent(what)} ${replacedBy(by)}`,
  RegExReplace: ([text, , by]) => `${sayContent(text)} with everything that matches a pattern ${replacedBy(by)}`,
  StrLen: ([text]) => `the number of characters in ${sayContent(text)}`,
  SubStr: ([text, from]) =>
    isWeek(text, from) ? 'the current week number' : `a part of ${text ? sayNoun(text) : 'it'}`,
  Sort: ([text, options]) =>
    `the sorted lines of ${sayContent(text)}${/u/i.test(knownText(options) ?? '') ? ' without duplicates' : ''}`,
  Round: same,
  Integer: same,
  Number: same,
  Float: same,
  String: same,
  Abs: same,
  Floor: same,
  Ceil: same,
  Map: () => 'its list',
  Array: () => 'its list',
  Object: () => 'its list',
  Menu: () => 'its menu',
  Gui: () => 'its window',
  ComObject: () => 'the result',
  DateDiff: ([one, other]) => `the time between ${one ? sayNoun(one) : 'now'} and ${other ? sayNoun(other) : 'now'}`,
  FileGetSize: ([file]) => `the size of ${sayPath(file)}`,
  FileGetTime: ([file]) => `the time ${sayPath(file)} was changed`,
  WinGetID: ([window]) => sayWindow(window),
  WinGetClass: ([window]) => `the kind of ${sayWindow(window)}`,
  WinGetText: ([window]) => `the text in ${sayWindow(window)}`,
  ControlGetText: ([, window]) => `the text in ${sayWindow(window)}`,
  ProcessExist: ([program]) => sayPlain(program),
  GetKeyState: () => 'whether the key is held down',
  GetKeyName: () => 'the name of the key',
  SoundGetMute: () => 'whether the sound is muted',
  MonitorGetCount: () => 'the number of screens',
  SysGet: () => 'a value from Windows',
  DllCall: () => 'the result',
  ComCall: () => 'the result',
  NumGet: () => 'the result',
  StrGet: () => 'the result',
  Buffer: () => 'the result',
  A_Args: () => 'what the script was started with',
  WinGetTitle: ([window]) => `the title of ${sayWindow(window)}`,
  WinGetPID: programOf,
  WinGetProcessName: programOf,
  WinGetList: ([window]) => `the open windows of ${sayWindow(window, 'all programs')}`,
  WinExist: ([window]) => sayWindow(window),
  WinActive: ([window]) => sayWindow(window),
  FileRead: ([file]) => `the contents of ${sayPath(file)}`,
  IniRead: ([file, , key]) =>
    `${knownText(key) ? `the setting ${sayContent(key)}` : 'a setting'} from ${sayPath(file)}`,
  RegRead: ([key, name]) => `the Windows setting ${sayPlain(name ?? key)}`,
  FileSelect: () => 'the file you choose',
  DirSelect: () => 'the folder you choose',
  InputBox: () => 'what you type in',
  MsgBox: () => 'your answer',
  ClipboardAll: () => 'what was on the clipboard before',
  PixelGetColor: ([x, y]) => `the color on the screen at ${sayPoint(x, y)}`,
  SoundGetVolume: () => 'the volume',
  EnvGet: ([name]) =>
    /^userprofile$/i.test(knownText(name) ?? '') ? 'your user folder' : `the system setting ${sayContent(name)}`,
  DateAdd: ([stamp, count, unit]) =>
    `${stamp && !isNow(stamp) ? sayNoun(stamp) : 'now'} ${knownText(count)?.startsWith('-') ? 'minus' : 'plus'} ${sayPlain(count).replace(/^-/, '')} ${sayPlain(unit).toLowerCase()}`,
};

/** What a built-in function gives, as a noun. */
export function sayCallNoun(name: string, values: OptionalValue[], deeper: (value: Value) => string): string {
  const noun = Object.hasOwn(NOUNS, name) ? NOUNS[name] : undefined;
  if (noun) return noun(values);
  const given = values.filter((value) => value !== null);
  if (NUMBERS.test(name)) return workedOut('a number', given, deeper);
  return workedOut('text', name === 'Format' ? given.slice(1) : given, deeper);
}

const NUMBERS = /^(?:Max|Min|Mod|Sqrt|Exp|Log|Ln|Sin|Cos|Tan|ASin|ACos|ATan|InStr|Ord|StrLen|StrCompare|VerCompare)$/;

// “the window “Mail”’s program” can't be read.
function programOf([window]: OptionalValue[]): string {
  const said = sayWindow(window);
  return said.endsWith('”') ? `the program that ${said} belongs to` : `${said}’s program`;
}

function same([value]: OptionalValue[]): string {
  return value ? sayNoun(value) : 'a number';
}

function isWeek(text: OptionalValue | undefined, from: OptionalValue | undefined): boolean {
  return text?.kind === 'built-in' && text.name === 'A_YWeek' && /^(?:5|-2)$/.test(knownText(from) ?? '');
}

function replacedBy(by: OptionalValue | undefined): string {
  return !by || knownText(by) === '' ? 'removed' : `replaced by ${sayContent(by)}`;
}

function formatted(stamp: OptionalValue | undefined, format: OptionalValue | undefined): string {
  const text = format ? knownText(format) : '';
  const kind = text === null ? 'date or time' : sayDateFormat(text);
  return isNow(stamp) ? `the current ${kind}` : `a ${kind}`;
}

function isNow(stamp: OptionalValue | undefined): boolean {
  return !stamp || knownText(stamp) === '' || (stamp.kind === 'built-in' && stamp.name === 'A_Now');
}
