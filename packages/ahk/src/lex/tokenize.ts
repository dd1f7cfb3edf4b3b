import type { Token, TokenKind } from '../syntax/token.ts';
import { type NameTable, nameOf } from './name-table.ts';
import { operatorAt } from './operator-at.ts';
import { closingQuote } from './quotes.ts';

// The loader reads 0x1F, 1.5, 1e3 and .5; letters after the digits make an illegal name, told apart by the parser.
const NUMBER = /0[xX][0-9a-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;

/** The tokens of text[start, end). A character that belongs to no token becomes an operator of its own. */
export function tokenize(text: string, start: number, end: number, names: NameTable): Token[] {
  const tokens: Token[] = [];
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
    const token = tokenAt(kindAt(text, at, code, tokens, spaced), text, at, end, spaced, names);
    tokens.push(token);
    spaced = false;
    at = token.end;
  }
  return tokens;
}

function kindAt(text: string, at: number, code: number, tokens: Token[], spaced: boolean): TokenKind {
  if (isNameStart(code)) return 'name';
  if (code === 34 || code === 39) return 'string';
  // `x.1e3` and `x.0` name members; a member name of digits is a name, not a number with a fraction.
  if (isDigit(code)) return isAfterDot(tokens, spaced) ? 'name' : 'number';
  if (code === 46 && isDigit(text.charCodeAt(at + 1)) && startsOperand(tokens, spaced)) return 'number';
  return 'operator';
}

function tokenAt(
  kind: TokenKind,
  text: string,
  start: number,
  limit: number,
  spaced: boolean,
  names: NameTable,
): Token {
  if (kind === 'operator') {
    const operator = operatorAt(text, start, limit);
    return {
      kind,
      text: operator,
      word: operator,
      lower: operator,
      start,
      end: start + operator.length,
      spaced,
      partner: -1,
    };
  }
  if (kind === 'name') {
    const end = nameEnd(text, start, limit);
    const name = nameOf(names, text.slice(start, end));
    return { kind, text: name.text, word: name.word, lower: name.lower, start, end, spaced, partner: -1 };
  }
  const end = kind === 'string' ? stringEnd(text, start, limit) : numberEnd(text, start, limit);
  const piece = text.slice(start, end);
  return { kind, text: piece, word: '', lower: piece, start, end, spaced, partner: -1 };
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

function isAfterDot(tokens: Token[], spaced: boolean): boolean {
  return !spaced && tokens.at(-1)?.text === '.';
}

function startsOperand(tokens: Token[], spaced: boolean): boolean {
  const before = tokens.at(-1);
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
