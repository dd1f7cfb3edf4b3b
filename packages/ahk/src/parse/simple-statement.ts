import { startsWithOperator } from '../lex/continuation-operator.ts';
import type { Statement } from '../syntax/statement.ts';
import { parseArgumentList } from './arguments.ts';
import { completeLine } from './complete-line.ts';
import { dropBrace } from './drop-brace.ts';
import { expectEnd, parseExpression, parseExpressionText } from './expression.ts';
import { expressionContext } from './expression-context.ts';
import { lineForm } from './line-form.ts';
import { endHere, finishLine, here, type Parser, peekNextText, report } from './parser.ts';

/** A line that is an expression such as `x := 1`, or a call without parentheses such as `MsgBox "hi"`. */
export function parseSimple(parser: Parser, text: string): Statement {
  const start = here(parser);
  let form = lineForm(text);
  if (form.kind === 'invalid' && !isContinued(parser, form.code)) {
    const end = endHere(parser, parser.line.text.length);
    report(parser, form.code, start, end, form.message);
    finishLine(parser);
    return { kind: 'invalid', start, end };
  }
  const { end, brace, broken } = completeLine(parser, 'expression');
  if (end > parser.at + text.length) form = lineForm(parser.line.text.slice(parser.at, end));
  if (broken || form.kind === 'invalid') {
    if (form.kind === 'invalid') report(parser, form.code, start, endHere(parser, end), form.message);
    finishLine(parser);
    return { kind: 'invalid', start, end: endHere(parser) };
  }
  if (form.kind === 'expression') {
    const expression = parseExpressionText(parser, end);
    if (brace) dropBrace(parser);
    return { kind: 'expression-statement', expression, start, end: endHere(parser) };
  }
  const call = parseCall(parser, start, form.nameLength, end);
  if (brace) dropBrace(parser);
  return call;
}

// `x` alone does nothing, but with `:= 5` or `.Show()` on the next line it does.
function isContinued(parser: Parser, code: string): boolean {
  return code === 'not-a-statement' && startsWithOperator(peekNextText(parser) ?? '');
}

function parseCall(parser: Parser, start: number, nameLength: number, end: number): Statement {
  const name = expressionContext(parser, parser.at, parser.at + nameLength);
  const callee = parseExpression(name, 0);
  expectEnd(name);
  const context = expressionContext(parser, parser.at + nameLength, end);
  context.callStatement = true;
  const list = parseArgumentList(context, null);
  expectEnd(context);
  parser.at = end;
  return { kind: 'call-statement', callee, arguments: list, start, end: endHere(parser) };
}
