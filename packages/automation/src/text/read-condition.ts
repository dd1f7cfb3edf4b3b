import { BRANCHES } from '#language/branches.ts';
import { COMPARISONS, SHAPES } from '#language/conditions.ts';
import { type Cursor, expectWord, fail, isWord, skip } from './cursor.ts';
import { readBranch, readPrimary, startsBranch, startsPrimary } from './slot-readers.ts';

/** `a or b and not c`: `not` binds closest, then `and`; braces of a step end it. */
export function readCondition(cursor: Cursor): unknown {
  return joinedBy(cursor, 'or', (each) => joinedBy(each, 'and', readOne));
}

export function startsCondition(cursor: Cursor): boolean {
  return isWord(cursor, 'not', '(') || startsBranch(cursor, BRANCHES.plainCondition) || startsPrimary(cursor);
}

function joinedBy(cursor: Cursor, kind: 'or' | 'and', read: (cursor: Cursor) => unknown): unknown {
  const conditions = [read(cursor)];
  while (skip(cursor, kind)) conditions.push(read(cursor));
  return conditions.length === 1 ? conditions[0] : { kind, conditions };
}

function readOne(cursor: Cursor): unknown {
  if (skip(cursor, 'not')) return { kind: 'not', condition: readOne(cursor) };
  if (isWord(cursor, '(')) return readInParentheses(cursor);
  if (startsBranch(cursor, BRANCHES.plainCondition)) return readBranch(cursor, BRANCHES.plainCondition);
  if (!startsPrimary(cursor)) return fail(cursor, BRANCHES.plainCondition.expected);
  return readComparison(cursor);
}

// Parentheses hold either conditions or a value that is compared: what follows tells.
function readInParentheses(cursor: Cursor): unknown {
  const begin = cursor.at;
  cursor.at += 1;
  if (startsBranch(cursor, BRANCHES.plainCondition) || isWord(cursor, 'not', '(')) {
    const condition = readCondition(cursor);
    expectWord(cursor, ')');
    return condition;
  }
  cursor.at = begin;
  const end = closingParenthesis(cursor);
  if (isWord({ ...cursor, at: end + 1 }, 'is', ...COMPARISONS)) return readComparison(cursor);
  cursor.at = begin + 1;
  const condition = readCondition(cursor);
  expectWord(cursor, ')');
  return condition;
}

function closingParenthesis({ tokens, at }: Cursor): number {
  let depth = 0;
  for (let index = at; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind === 'sign' && token.text === '(') depth += 1;
    if (token?.kind === 'sign' && token.text === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}

function readComparison(cursor: Cursor): unknown {
  const value = readPrimary(cursor);
  if (skip(cursor, 'is')) return { kind: 'is', value, shape: expectWord(cursor, ...SHAPES) };
  return { kind: 'compare', value, how: expectWord(cursor, ...COMPARISONS), with: readPrimary(cursor) };
}
