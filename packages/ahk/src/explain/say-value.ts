import { displayText } from '../facts/display-text.ts';
import type { OptionalValue, Value } from '../facts/value.ts';
import { BUILT_IN_NOUNS } from './built-in-nouns.ts';
import { quote, shorten } from './quote.ts';
import { sayCallNoun } from './say-call-noun.ts';

/** The content of a value: text in quotes, its unknown pieces in brackets, anything else as a noun. */
export function sayContent(value: OptionalValue | undefined): string {
  if (!value) return 'nothing';
  if (value.kind === 'text') return value.text === '' ? 'nothing' : quote(value.text);
  if (value.kind === 'joined') return quote(displayText(value, (piece) => `[${sayNoun(piece)}]`));
  return sayNoun(value);
}

/** The same without quotes, for paths and addresses. */
export function sayPlain(value: OptionalValue | undefined): string {
  if (value?.kind === 'variable' && value.origin?.kind === 'joined') return sayPlain(value.origin);
  return shorten(displayText(value, (piece) => `[${sayNoun(piece)}]`));
}

export function sayNoun(value: Value, depth = 0): string {
  if (depth > 4) return 'a value';
  switch (value.kind) {
    case 'text':
    case 'joined':
      return sayContent(value);
    case 'number':
      return String(value.number);
    case 'built-in':
      return BUILT_IN_NOUNS[value.name] ?? value.name;
    case 'variable':
      return sayVariable(value, depth);
    case 'call':
      return value.own || value.name === ''
        ? `the result of ${quote(value.name)}`
        : sayCallNoun(value.name, value.arguments);
    case 'member':
      return sayMember(value.object, value.name, depth);
    case 'method':
      return `the result of ${quote(value.name)}`;
    case 'choice':
      return `${sayNoun(value.whenTrue, depth + 1)} or ${sayNoun(value.whenFalse, depth + 1)}`;
    case 'function':
      return value.name === null ? 'a function of the script' : `the function ${quote(value.name)}`;
    case 'list':
      return value.items.length === 0 ? 'an empty list' : `a list of ${value.items.length}`;
    case 'code':
      if (value.code === '') return 'a value';
      return /^[\w.[\]]+$/.test(value.code) ? `the value ${quote(value.code)}` : `the result of ${quote(value.code)}`;
  }
}

// Only what was asked, looked up or remembered once is told by its origin; the rest by its own name.
function sayVariable(value: Extract<Value, { kind: 'variable' }>, depth: number): string {
  const { origin } = value;
  if (origin?.kind === 'built-in' && origin.name === 'A_Clipboard') return 'the remembered clipboard text';
  if (origin?.kind === 'call' && !origin.own && TELLING.test(origin.name)) return sayNoun(origin, depth + 1);
  if (origin?.kind === 'joined') return sayContent(origin);
  if (origin?.kind === 'member') return sayNoun(origin, depth + 1);
  return `the value ${quote(value.name)}`;
}

const TELLING =
  /^(?:FormatTime|Random|WinGetTitle|WinGetPID|WinGetProcessName|FileSelect|DirSelect|ClipboardAll|InputBox|MsgBox|FileRead|PixelGetColor|SoundGetVolume)$/;

function sayMember(object: Value, name: string, depth: number): string {
  const made = object.kind === 'variable' ? object.origin : object;
  if (made?.kind === 'call' && made.name === 'InputBox' && /^value$/i.test(name)) return 'what you entered';
  if (made?.kind === 'call' && made.name === 'InputHook' && /^input$/i.test(name)) return 'what you typed';
  if (/^responsetext$/i.test(name)) return 'the answer of the web server';
  const owner = object.kind === 'variable' ? object.name : sayNoun(object, depth + 1);
  return `the value ${quote(`${owner}.${name}`)}`;
}
