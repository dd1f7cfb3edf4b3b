import { RESERVED_WORDS } from '../knowledge/reserved-words.ts';
import type { Token, TokenKind } from '../syntax/token.ts';
import { closingQuote } from './quotes.ts';

// The loader reads 0x1F, 1.5, 1e3 and .5; letters after the digits make an illegal name, told apart by the parser.
const NUMBER = /0[xX][0-9a-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const OPERATOR =
  />>>=|\/\/=|>>>|!==|<<=|>>=|:=|\+=|-=|\*=|\/=|\.=|\|=|&=|\^=|\?\?|\+\+|--|\*\*|\/\/|~=|!=|==|<=|>=|=>|&&|\|\||<<|>>|[-+*/!~&|^<>=?:,.()[\]{}%]/y;

const LANGUAGE_WORDS = new Set([...RESERVED_WORDS, 'unset', 'isset', 'super']);
const LONGEST_WORD = 8;

/** The tokens of text[start, end). A character that belongs to no token becomes an operator of its own. */
export function tokenize(text: string, start: number, end: number): Token[] {
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
    const kind = kindAt(text, at, code, tokens, spaced);
    const stop = END_OF[kind](text, at, end);
    const piece = text.slice(at, stop);
    tokens.push({ kind, text: piece, word: wordOf(kind, piece), start: at, end: stop, spaced });
    spaced = false;
    at = stop;
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

const END_OF: Record<TokenKind, (text: string, at: number, end: number) => number> = {
  name: nameEnd,
  string: (text, at, end) => {
    const close = closingQuote(text, at);
    return close === -1 || close >= end ? end : close + 1;
  },
  number: (text, at, end) => {
    const stop = matchEnd(NUMBER, text, at, end);
    const isMember = stop > at && text[stop - 1] === '.' && isNameStart(text.charCodeAt(stop));
    return nameEnd(text, isMember ? stop - 1 : stop, end);
  },
  operator: (text, at, end) => (SINGLE.has(text.charCodeAt(at)) ? at + 1 : matchEnd(OPERATOR, text, at, end)),
};

// Brackets, commas and percent signs are never part of a longer operator.
const SINGLE = new Set([40, 41, 91, 93, 123, 125, 44, 37]);

export function nameEnd(text: string, at: number, end: number): number {
  let stop = at;
  while (stop < end && isNamePart(text.charCodeAt(stop))) stop++;
  return stop;
}

function wordOf(kind: TokenKind, text: string): string {
  if (kind === 'operator') return text;
  if (kind !== 'name' || text.length > LONGEST_WORD) return '';
  const lower = text.toLowerCase();
  return LANGUAGE_WORDS.has(lower) ? lower : '';
}

function isAfterDot(tokens: Token[], spaced: boolean): boolean {
  return !spaced && tokens.at(-1)?.text === '.';
}

function startsOperand(tokens: Token[], spaced: boolean): boolean {
  const before = tokens.at(-1);
  if (!before || spaced) return true;
  return before.kind === 'operator' && !/^[)\]}%]$/.test(before.text);
}

function matchEnd(pattern: RegExp, text: string, at: number, end: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? Math.min(pattern.lastIndex, end) : at + 1;
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
