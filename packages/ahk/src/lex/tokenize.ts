import type { Token, TokenKind } from '../syntax/token.ts';
import { type NameTable, nameOf } from './name-table.ts';
import { operatorAt } from './operator-at.ts';
import { closingQuote } from './quotes.ts';

// The loader reads 0x1F, 1.5, 1e3 and .5; letters after the digits make an illegal name, told apart by the parser.
const NUMBER = /0[xX][0-9a-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;

/**
 * Writes the tokens of text[start, end) into `tokens` and tells how many they are; those after them are from before.
 * The same objects serve every expression: new ones would be a quarter of all that a check allocates. A character that
 * belongs to no token becomes an operator of its own.
 */
export function tokenize(text: string, start: number, end: number, names: NameTable, tokens: Token[]): number {
  let count = 0;
  let at = start;
  let spaced = true;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 9 || code === 10 || code === 13 || (code === 96 && (!spaced || text[at + 1] === ','))) {
      // The loader passes over the escape sign of a v1 line such as `Run shell32.dll`,Control` or `MsgBox a`nb`.
      spaced ||= code !== 96;
      at++;
      continue;
    }
    const kind = kindAt(text, at, code, tokens[count - 1], spaced);
    const token = tokens[count] ?? newToken(tokens);
    token.kind = kind;
    token.start = at;
    token.spaced = spaced;
    token.partner = -1;
    readToken(token, text, end, names);
    count++;
    spaced = false;
    at = token.end;
  }
  return count;
}

function newToken(tokens: Token[]): Token {
  const token: Token = { kind: 'name', text: '', word: '', lower: '', start: 0, end: 0, spaced: false, partner: -1 };
  tokens.push(token);
  return token;
}

function kindAt(text: string, at: number, code: number, before: Token | undefined, spaced: boolean): TokenKind {
  if (isNameStart(code)) return 'name';
  if (code === 34 || code === 39) return 'string';
  // `x.1e3` and `x.0` name members; a member name of digits is a name, not a number with a fraction.
  if (isDigit(code)) return !spaced && before?.text === '.' ? 'name' : 'number';
  if (code === 46 && isDigit(text.charCodeAt(at + 1)) && startsOperand(before, spaced)) return 'number';
  return 'operator';
}

function readToken(token: Token, text: string, limit: number, names: NameTable): void {
  const { kind, start } = token;
  if (kind === 'operator') {
    const operator = operatorAt(text, start, limit);
    token.text = operator;
    token.word = operator;
    token.lower = operator;
    token.end = start + operator.length;
  } else if (kind === 'name') {
    token.end = nameEnd(text, start, limit);
    const name = nameOf(names, text.slice(start, token.end));
    token.text = name.text;
    token.word = name.word;
    token.lower = name.lower;
  } else {
    token.end = kind === 'string' ? stringEnd(text, start, limit) : numberEnd(text, start, limit);
    token.text = '';
    token.word = '';
    token.lower = '';
  }
}

function stringEnd(text: string, at: number, end: number): number {
  const close = closingQuote(text, at);
  return close === -1 || close >= end ? end : close + 1;
}

function numberEnd(text: string, at: number, end: number): number {
  NUMBER.lastIndex = at;
  const stop = NUMBER.test(text) ? Math.min(NUMBER.lastIndex, end) : at + 1;
  const isMember = stop > at && text[stop - 1] === '.' && isNameStart(text.charCodeAt(stop));
  return nameEnd(text, isMember ? stop - 1 : stop, end);
}

export function nameEnd(text: string, at: number, end: number): number {
  let stop = at;
  while (stop < end && isNamePart(text.charCodeAt(stop))) stop++;
  return stop;
}

function startsOperand(before: Token | undefined, spaced: boolean): boolean {
  if (!before || spaced) return true;
  return before.kind === 'operator' && !/^[)\]}%]$/.test(before.text);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isNameStart(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95 || code >= 128;
}

export function isNamePart(code: number): boolean {
  return isNameStart(code) || isDigit(code);
}
