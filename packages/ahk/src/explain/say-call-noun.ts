import { knownText, type OptionalValue } from '../facts/value.ts';
import { quote } from './quote.ts';
import { sayDateFormat } from './say-date-format.ts';
import { sayPath } from './say-path.ts';
import { sayContent, sayNoun, sayPlain } from './say-value.ts';
import { sayWindow } from './say-window.ts';

type Noun = (values: OptionalValue[]) => string;

const NOUNS: Record<string, Noun> = {
  FormatTime: ([stamp, format]) => formatted(stamp, format),
  Random: ([low, high]) =>
    low && high ? `a random number from ${sayNoun(low)} to ${sayNoun(high)}` : 'a random number',
  StrUpper: ([text]) => `${sayContent(text)} in capital letters`,
  StrLower: ([text]) => `${sayContent(text)} in small letters`,
  StrTitle: ([text]) => `${sayContent(text)} with each word capitalised`,
  Trim: ([text]) => `${sayContent(text)} without outer blanks`,
  StrReplace: ([text, what, by]) => `${sayContent(text)} with ${sayContent(what)} ${replacedBy(by)}`,
  RegExReplace: ([text, , by]) => `${sayContent(text)} with everything that matches a pattern ${replacedBy(by)}`,
  StrLen: ([text]) => `the number of characters in ${sayContent(text)}`,
  SubStr: ([text, from]) => (isWeek(text, from) ? 'the current week number' : `a part of ${sayContent(text)}`),
  Sort: ([text, options]) =>
    `the sorted lines of ${sayContent(text)}${/u/i.test(knownText(options) ?? '') ? ' without duplicates' : ''}`,
  Round: ([number]) => (number ? sayNoun(number) : 'a number'),
  WinGetTitle: ([window]) => `the title of ${sayWindow(window)}`,
  WinGetPID: ([window]) => `the program of ${sayWindow(window)}`,
  WinGetProcessName: ([window]) => `the program of ${sayWindow(window)}`,
  WinGetList: ([window]) => `the open windows of ${sayWindow(window, 'all programs')}`,
  WinExist: ([window]) => sayWindow(window),
  WinActive: ([window]) => sayWindow(window),
  FileRead: ([file]) => `the contents of ${sayPath(file)}`,
  IniRead: ([file, , key]) => `the setting ${sayContent(key)} from ${sayPlain(file)}`,
  RegRead: ([key, name]) => `the Windows setting ${sayPlain(name ?? key)}`,
  FileSelect: () => 'the file you choose',
  DirSelect: () => 'the folder you choose',
  InputBox: () => 'what you enter',
  MsgBox: () => 'your answer',
  ClipboardAll: () => 'the remembered clipboard',
  PixelGetColor: ([x, y]) => `the colour on the screen at ${sayPlain(x)}, ${sayPlain(y)}`,
  SoundGetVolume: () => 'the volume',
  EnvGet: ([name]) =>
    /^userprofile$/i.test(knownText(name) ?? '') ? 'your user folder' : `the system setting ${sayContent(name)}`,
  DateAdd: ([stamp, count, unit]) =>
    `${stamp && !isNow(stamp) ? sayNoun(stamp) : 'now'} ${knownText(count)?.startsWith('-') ? 'minus' : 'plus'} ${sayPlain(count).replace(/^-/, '')} ${sayPlain(unit).toLowerCase()}`,
};

/** What a built-in function gives, as a noun. */
export function sayCallNoun(name: string, values: OptionalValue[]): string {
  const noun = Object.hasOwn(NOUNS, name) ? NOUNS[name] : undefined;
  return noun ? noun(values) : `the result of ${quote(name)}`;
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
