import type { Argument, Expression, NamePart } from '../syntax/expression.ts';

const MAX_DEPTH = 12;

/** The expression as code on one line, for showing a piece that could not be put into words. */
export function printExpression(expression: Expression, depth = 0): string {
  if (depth > MAX_DEPTH) return '…';
  const print = (node: Expression) => printExpression(node, depth + 1);
  const list = (nodes: Argument[]) => nodes.map((node) => printArgument(node, depth + 1)).join(', ');
  switch (expression.kind) {
    case 'number':
      return expression.text;
    case 'string':
      return JSON.stringify(expression.value);
    case 'variable':
      return expression.name;
    case 'dynamic-name':
      return names(expression.parts, depth);
    case 'unset':
      return 'unset';
    case 'array':
      return `[${list(expression.elements)}]`;
    case 'object':
      return expression.properties.length === 0 ? '{}' : '{…}';
    case 'group':
      return `(${print(expression.expression)})`;
    case 'sequence':
      return expression.expressions.slice(0, 20).map(print).join(', ');
    case 'member':
      return `${print(expression.object)}.${names(expression.name, depth)}`;
    case 'index':
      return `${print(expression.object)}[${list(expression.arguments)}]`;
    case 'call':
      return `${print(expression.callee)}(${list(expression.arguments)})`;
    case 'unary':
      return `${expression.operator}${expression.operator === 'not' ? ' ' : ''}${print(expression.operand)}`;
    case 'postfix':
      return `${print(expression.operand)}${expression.operator}`;
    case 'binary':
      return `${print(expression.left)} ${expression.operator === 'concat' ? '.' : expression.operator} ${print(expression.right)}`;
    case 'assign':
      return `${print(expression.target)} ${expression.operator} ${print(expression.value)}`;
    case 'ternary':
      return `${print(expression.condition)} ? ${print(expression.then)} : ${print(expression.otherwise)}`;
    case 'arrow':
      return '() => …';
    case 'missing':
      return '';
  }
}

function printArgument(argument: Argument, depth: number): string {
  return argument.value ? printExpression(argument.value, depth) + (argument.spread ? '*' : '') : '';
}

function names(parts: NamePart[], depth: number): string {
  return parts
    .map((part) => (part.kind === 'name-text' ? part.text : `%${printExpression(part.expression, depth + 1)}%`))
    .join('');
}
