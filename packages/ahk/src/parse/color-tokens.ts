import { BUILT_IN_CLASSES } from '../knowledge/built-in-classes.ts';
import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';
import type { HighlightClass, Token } from '../syntax/token.ts';
import { color, type Parser } from './parser.ts';

const CONSTANTS = new Set(['true', 'false', 'unset', 'this', 'super']);
const WORD_OPERATORS = new Set(['and', 'or', 'not', 'is', 'in', 'contains', 'as']);

/** Notes the color of each token of an expression. */
export function colorTokens(parser: Parser, tokens: Token[]): void {
  for (const [index, token] of tokens.entries()) {
    color(parser, token.start, token.end, classOf(token, tokens[index - 1], tokens[index + 1]));
  }
}

function classOf(token: Token, before: Token | undefined, after: Token | undefined): HighlightClass {
  switch (token.kind) {
    case 'number':
      return 'number';
    case 'string':
      return 'string';
    case 'operator':
      return /^[()[\]{},]$/.test(token.text) ? 'punctuation' : 'operator';
    case 'name':
      return nameClass(token, before, after);
  }
}

function nameClass(token: Token, before: Token | undefined, after: Token | undefined): HighlightClass {
  const name = token.lower;
  const isCall = after?.text === '(' && !after.spaced;
  if (before?.text === '.' && !token.spaced) return isCall ? 'function' : 'property';
  if (CONSTANTS.has(name)) return 'constant';
  if (WORD_OPERATORS.has(name)) return 'keyword';
  if (BUILT_IN_VARIABLES.has(name)) return 'built-in-variable';
  if (BUILT_IN_CLASSES.has(name)) return 'class';
  if (BUILT_IN_FUNCTIONS.has(name)) return 'built-in-function';
  return isCall ? 'function' : 'variable';
}
