import type { LeafType } from '#language/leaves.ts';
import { LEAVES } from './leaf-text.ts';
import type { Problem, Token } from './tokens.ts';

/** Reads a leaf that is not written out, such as a mark; gives the text that stands for it. */
export type ReadMark = (mark: string, type: LeafType) => string | undefined;

/** A place in the tokens, and the way to read leaves there. */
export type Cursor = { readonly tokens: readonly Token[]; at: number; readonly readMark: ReadMark };

/** Thrown inside the parser alone, and caught by `parse`. */
export class ParseFailure extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

const END: Token = { kind: 'end', text: '', line: 1, column: 1 };

export function peek(cursor: Cursor): Token {
  return cursor.tokens[cursor.at] ?? cursor.tokens.at(-1) ?? END;
}

export function isWord(cursor: Cursor, ...words: readonly string[]): boolean {
  const { kind, text } = peek(cursor);
  return (kind === 'bare' || kind === 'sign') && words.includes(text);
}

/** Steps over a word or a sign if it stands here. */
export function skip(cursor: Cursor, ...words: readonly string[]): string | undefined {
  if (!isWord(cursor, ...words)) return undefined;
  const { text } = peek(cursor);
  cursor.at += 1;
  return text;
}

export function expectWord(cursor: Cursor, ...words: readonly string[]): string {
  const found = skip(cursor, ...words);
  if (found === undefined) return fail(cursor, words.map((word) => `“${word}”`).join(' or '));
  return found;
}

export function fail(cursor: Cursor, expected: string): never {
  const token = peek(cursor);
  const found = token.kind === 'end' || token.kind === 'break' ? 'the end of the line' : `“${token.text}”`;
  const message = `Expected ${expected}, found ${found}.`;
  throw new ParseFailure({ line: token.line, column: token.column, message });
}

/** The value of a leaf, or nothing where another kind of token stands. */
export function leafHere(cursor: Cursor, type: LeafType): unknown {
  const { kind, text } = peek(cursor);
  if (kind === 'text') return type === 'text' ? text : undefined;
  if (kind !== 'bare') return undefined;
  if (!text.startsWith('@')) return type === 'text' ? undefined : LEAVES[type].read(text);
  const filled = cursor.readMark(text, type);
  if (filled === undefined || type === 'text') return filled;
  return LEAVES[type].read(filled);
}

export function readLeaf(cursor: Cursor, type: LeafType): unknown {
  const value = leafHere(cursor, type);
  if (value === undefined) fail(cursor, type === 'text' ? 'a text in quotation marks' : LEAVES[type].expected);
  cursor.at += 1;
  return value;
}
