import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';
import { RESERVED_WORDS } from '../knowledge/reserved-words.ts';
import type { Expression } from '../syntax/expression.ts';
import type { Parameter } from '../syntax/statement.ts';
import { parseExpression } from './expression.ts';
import { current, type ExpressionContext, endAfter, fail, isAt, startOf } from './expression-context.ts';
import { POWER } from './operators.ts';

/** `a, &b, c := 1, d?, rest*` up to and with the closing bracket; the opening one is taken. */
export function parseParameters(context: ExpressionContext, close: ')' | ']'): Parameter[] {
  const list: Parameter[] = [];
  const names = new Set<string>();
  while (current(context) && !isAt(context, close) && !context.failed) {
    const parameter = parseParameter(context);
    checkParameter(context, list, names, parameter);
    list.push(parameter);
    if (isAt(context, ',')) {
      context.index++;
      if (isAt(context, close))
        fail(context, 'invalid-parameter', current(context), 'A parameter name is missing after the comma.');
    } else if (!isAt(context, close))
      fail(context, 'invalid-parameter', current(context), 'Expected a comma or the end of the parameters here.');
    const last = list.at(-1);
    if (last?.variadic && !isAt(context, close))
      fail(context, 'invalid-parameter', current(context), 'Nothing can follow the parameter with "*".');
  }
  if (isAt(context, close)) context.index++;
  else fail(context, 'missing-bracket', current(context), `A "${close}" is missing.`);
  return list;
}

function checkParameter(context: ExpressionContext, list: Parameter[], names: Set<string>, parameter: Parameter): void {
  const token = context.tokens[context.index - 1];
  const name = parameter.name?.toLowerCase();
  if (name !== undefined) {
    if (names.has(name))
      fail(context, 'invalid-parameter', token, `There are two parameters named "${parameter.name}".`);
    if (BUILT_IN_VARIABLES.has(name) || name === 'true' || name === 'false') {
      fail(
        context,
        'invalid-parameter',
        token,
        `"${parameter.name}" is a built-in name and can’t be the name of a parameter.`,
      );
    }
    names.add(name);
  }
  if (!parameter.optional && !parameter.variadic && list.at(-1)?.optional) {
    fail(
      context,
      'invalid-parameter',
      token,
      'After an optional parameter, every other one needs a default value too.',
    );
  }
}

function parseParameter(context: ExpressionContext): Parameter {
  const start = startOf(context, current(context));
  const byRef = isAt(context, '&');
  if (byRef) context.index++;
  const token = current(context);
  let name: string | null = null;
  if (token?.kind === 'name') {
    name = token.text;
    context.index++;
    if (RESERVED_WORDS.has(name.toLowerCase()))
      fail(context, 'reserved-word', token, `"${name}" is a reserved word and can’t be the name of a parameter.`);
  } else if (!isAt(context, '*')) {
    fail(context, 'invalid-parameter', token, 'Expected a parameter name here.');
  }
  const variadic = isAt(context, '*');
  if (variadic) context.index++;
  const maybe = !variadic && isAt(context, '?');
  if (maybe) context.index++;
  let value: Expression | null = null;
  if (!variadic && isAt(context, ':=')) {
    context.index++;
    value = parseExpression(context, POWER.arrow);
  }
  return {
    kind: 'parameter',
    name,
    byRef,
    variadic,
    optional: maybe || value !== null,
    default: value,
    start,
    end: endAfter(context, start),
  };
}
