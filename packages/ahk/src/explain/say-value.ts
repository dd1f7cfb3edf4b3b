import { displayText } from '../facts/display-text.ts';
import type { CodeValue, OptionalValue, Value, VariableRole, VariableValue } from '../facts/value.ts';
import { BUILT_IN_NOUNS } from './built-in-nouns.ts';
import { either, quote, shorten } from './quote.ts';
import { sayCallNoun } from './say-call-noun.ts';
import { sayCondition } from './say-condition.ts';
import { sayMember } from './say-member.ts';
import { workedOut } from './worked-out.ts';

const MAX_NAMED = 4;

/** The content of a value: text in quotes, its unknown pieces in brackets, anything else as a noun. */
export function sayContent(value: OptionalValue | undefined): string {
  if (!value) return 'nothing';
  if (value.kind === 'text') return value.text === '' ? 'nothing' : quote(value.text);
  if (value.kind === 'joined') return quote(displayText(value, bracketed));
  if (value.kind === 'choice') return sayChoice(value);
  return sayNoun(value);
}

/** The same without quotes, for paths and addresses. */
export function sayPlain(value: OptionalValue | undefined): string {
  if (value?.kind === 'variable' && value.origin?.kind === 'joined') return sayPlain(value.origin);
  return shorten(displayText(value, bracketed));
}

/** An unknown piece inside a text: “Dear [your user name]”. */
export function bracketed(piece: Value): string {
  // “Pressed 3 time[s]”: an ending that is there or not.
  const made = piece.kind === 'variable' && piece.origin ? piece.origin : piece;
  if (made.kind === 'choice' && made.whenTrue.kind === 'text' && made.whenFalse.kind === 'text') {
    const texts = [made.whenTrue.text, made.whenFalse.text].filter((text) => text !== '');
    return `[${texts.join(' or ')}]`;
  }
  return `[${sayNoun(piece).replace(/[“”[\]]/g, '')}]`;
}

/** What a value is, for a reader who has not seen the code: never by the name of a variable or function. */
export function sayNoun(value: Value, depth = 0): string {
  if (depth > 6) return 'a value';
  const deeper = (inner: Value) => sayNoun(inner, depth + 1);
  switch (value.kind) {
    case 'text':
    case 'joined':
      return sayContent(value);
    case 'number':
      return String(value.number);
    case 'built-in':
      return BUILT_IN_NOUNS[value.name] ?? 'a value from Windows';
    case 'variable':
      return sayVariable(value, deeper);
    case 'call':
      return value.own || value.name === ''
        ? workedOut(
            'the result',
            value.arguments.filter((item) => item !== null),
            deeper,
          )
        : sayCallNoun(value.name, value.arguments, deeper);
    case 'member':
      return sayMember(value.object, value.name, deeper);
    case 'method':
      return sayMethodNoun(value, deeper);
    case 'choice':
      return sayEither(deeper(value.whenTrue), deeper(value.whenFalse));
    case 'function':
      return 'a part of the script';
    case 'list':
      return sayList(value.items);
    case 'code':
      return sayCode(value, deeper);
  }
}

function sayChoice({ condition, whenTrue, whenFalse }: Extract<Value, { kind: 'choice' }>): string {
  const [yes, no] = [sayContent(whenTrue), sayContent(whenFalse)];
  if (yes === no) return yes;
  // Which of two texts it is depends on the switch that was just flipped: the texts say so themselves.
  if (condition.kind === 'on' || condition.kind === 'value' || whenFalse.kind === 'choice') return `${yes} or ${no}`;
  return `${yes} if ${sayCondition(condition)}, otherwise ${no}`;
}

function sayEither(one: string, other: string): string {
  if (one === other || /^(?:nothing|0)$/.test(other)) return one;
  if (/^(?:nothing|0)$/.test(one)) return other;
  if (/^-?\d+$/.test(one) && /^-?\d+$/.test(other)) return 'the result';
  return /based on| or |^the result/.test(`${one}${other}`) || one.length + other.length > 70
    ? 'the result'
    : `${one} or ${other}`;
}

const ROLES: Record<VariableRole, string> = {
  kept: 'the result',
  count: 'the count',
  collected: 'the collected text',
  item: 'the current item',
  error: 'the error',
  given: 'a value',
  'file-name': 'the file name',
  'file-folder': 'the folder of the file',
  'mouse-place': 'the position of the mouse',
  'window-place': 'the position of the window',
  'screen-place': 'the size of the screen',
  'found-place': 'the position where it was found',
  match: 'the part that was found',
};

function sayVariable({ origin, source, candidates, role }: VariableValue, deeper: (value: Value) => string): string {
  if (origin?.kind === 'built-in' && origin.name === 'A_TickCount') return 'the earlier time';
  if (origin) return deeper(origin);
  if (role !== 'kept') return ROLES[role];
  if (source) return remembered(deeper(source), source);
  const texts = [...new Set(candidates)];
  return texts.length > 0 && texts.length <= MAX_NAMED ? either(texts.map(quote)) : ROLES.kept;
}

function remembered(noun: string, source: Value): string {
  return source.kind === 'choice' || source.kind === 'code'
    ? noun
    : noun.replace(/^the (?!result|remembered)/, 'the remembered ');
}

function sayList(items: Value[]): string {
  const known = items.every((item) => item.kind === 'text' || item.kind === 'number');
  if (items.length === 0) return 'its list';
  return known && items.length <= MAX_NAMED
    ? either(
        items.map((item) => sayContent(item)),
        'and',
      )
    : 'its list';
}

function sayCode({ what, from }: CodeValue, deeper: (value: Value) => string): string {
  if (what === 'number' && from.some((item) => item.kind === 'built-in' && item.name === 'A_TickCount'))
    return 'the remaining or elapsed time';
  if (what !== 'entry') return workedOut(what === 'number' ? 'a number' : 'the result', from, deeper);
  const [object] = from;
  const list = object?.kind === 'variable' && object.origin ? object.origin : object;
  if (object?.kind === 'variable' && object.role === 'match') return ROLES.match;
  if (
    list?.kind === 'list' &&
    list.items.length > 0 &&
    list.items.length <= MAX_NAMED &&
    list.items.every((item) => item.kind === 'text')
  )
    return either(list.items.map((item) => sayContent(item)));
  if (object?.kind === 'variable' && object.role === 'item') return ROLES.item;
  return 'the matching entry';
}

function sayMethodNoun(value: Extract<Value, { kind: 'method' }>, deeper: (value: Value) => string): string {
  const { object, name } = value;
  if (/^(?:gettext|getvalue)$/i.test(name)) return 'the text you chose in its window';
  if (/^(?:get|pop|removeat)$/i.test(name)) return 'the matching entry';
  if (/^clone$/i.test(name)) return deeper(object);
  const given = value.arguments.filter((item) => item !== null);
  return workedOut('the result', given, deeper);
}
