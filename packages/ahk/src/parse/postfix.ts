import type { Expression } from '../syntax/expression.ts';
import type { Token } from '../syntax/token.ts';
import { parseArguments } from './arguments.ts';
import { parseNameParts } from './dynamic-name.ts';
import { isTarget } from './expression.ts';
import { current, type ExpressionContext, endAfter, fail, following } from './expression-context.ts';

/** What may follow a value directly: `.name`, `(…)`, `[…]`, `++`, `--`, `?`. */
export function parsePostfix(context: ExpressionContext, first: Expression): Expression {
  let node = first;
  for (;;) {
    const token = current(context);
    if (token?.kind !== 'operator' || context.failed) return node;
    const next = postfixAt(context, node, token);
    if (!next) return node;
    node = next;
  }
}

function postfixAt(context: ExpressionContext, object: Expression, token: Token): Expression | null {
  const { start } = object;
  switch (token.text) {
    case '.':
      return parseMember(context, object, token);
    case '(':
      if (token.spaced) return null;
      context.index++;
      return {
        kind: 'call',
        callee: object,
        arguments: parseArguments(context, ')'),
        start,
        end: endAfter(context, start),
      };
    case '[':
      if (token.spaced) return null;
      context.index++;
      return { kind: 'index', object, arguments: parseArguments(context, ']'), start, end: endAfter(context, start) };
    case '++':
    case '--':
      if (token.spaced && followedByOperand(context)) return null;
      if (!isTarget(object))
        fail(context, 'invalid-assignment', token, `The value before "${token.text}" can’t be changed.`);
      context.index++;
      return { kind: 'postfix', operator: token.text, operand: object, start, end: endAfter(context, start) };
    case '?':
      if (!isMaybe(context)) return null;
      if (object.kind !== 'variable' && object.kind !== 'dynamic-name')
        fail(context, 'unexpected-token', token, 'Only a variable can be followed by "?".');
      context.index++;
      return { kind: 'postfix', operator: '?', operand: object, start, end: endAfter(context, start) };
    default:
      return null;
  }
}

// Blanks on both sides of the dot make it a concatenation.
function parseMember(context: ExpressionContext, object: Expression, token: Token): Expression | null {
  const next = following(context);
  if (token.spaced && (!next || next.spaced)) return null;
  context.index++;
  const name = next && !next.spaced ? parseNameParts(context) : [];
  if (name.length === 0)
    fail(context, 'missing-member-name', next ?? token, 'A property or method name is missing after the dot.');
  return { kind: 'member', object, name, start: object.start, end: endAfter(context, object.start) };
}

function followedByOperand(context: ExpressionContext): boolean {
  const next = following(context);
  return next !== undefined && !next.spaced && (next.kind !== 'operator' || next.text === '(' || next.text === '%');
}

function isMaybe(context: ExpressionContext): boolean {
  const next = following(context);
  if (!next) return context.callStatement;
  return next.kind === 'operator' && /^(?:[)\]},:]|:=)$/.test(next.text);
}
